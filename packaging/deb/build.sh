#!/bin/sh
# Makes the Debian package: build.sh IMAGE PAGES ROOT VERSION; it lies beside the image.
# Everything in it belongs to the package and no script of it runs, so nothing stays behind after its removal.
set -eu
umask 022

image=$1 pages=$2 root=$3 version=$4
here=$(dirname "$0")
architecture=$(dpkg --print-architecture)
share=$root/usr/share
doc=$share/doc/forsyth
program=$root/usr/lib/forsyth

put() { # put FILE TARGET
  mkdir -p "$(dirname "$2")"
  cp "$1" "$2"
}

rm -rf "$root"
mkdir -p "$program/bin" "$program/lib" "$root/usr/bin" "$doc" "$root/DEBIAN"
cp "$image/bin/forsyth" "$program/bin/"
cp -R "$image/lib/runtime" "$program/lib/"
ln -s ../lib/forsyth/bin/forsyth "$root/usr/bin/forsyth"

put "$here/forsyth.desktop" "$share/applications/forsyth.desktop"
put "$here/forsyth.xml" "$share/mime/packages/forsyth.xml"
put "$here/overrides" "$share/lintian/overrides/forsyth"
mkdir -p "$share/bash-completion/completions"
grep -v '^#!' "$pages/forsyth.bash" > "$share/bash-completion/completions/forsyth"
for size in 16 32 48 64 128 512; do
  put "assets/icon/icon$size.png" "$share/icons/hicolor/${size}x$size/apps/forsyth.png"
done
put assets/icon/icon.svg "$share/icons/hicolor/scalable/apps/forsyth.svg"
for page in "$pages"/*.1; do
  put "$page" "$share/man/man1/$(basename "$page")"
done

# Licences: what Debian has anyway is referred to by the copyright file.
put "$here/copyright" "$doc/copyright"
cp -R "$image/licences" "$doc/licences"
rm -f "$doc/licences/Apache-2.0.txt"
mv "$program/lib/runtime/legal" "$doc/licences/java"
find "$doc/licences" -type l -delete
put CHANGELOG.md "$doc/CHANGELOG.md"
maintainer=$(sed -n 's/^Maintainer: //p' "$here/control")
printf 'forsyth (%s) unstable; urgency=medium\n\n  * What changed is told in CHANGELOG.md.\n\n -- %s  %s\n' \
  "$version" "$maintainer" "$(LC_ALL=C date -uR -r CHANGELOG.md)" > "$doc/changelog"
gzip -9n "$doc/changelog" "$doc/CHANGELOG.md" "$share"/man/man1/*.1

find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod u=rwX,go=rX {} +
chmod 644 "$program"/lib/runtime/lib/*.so "$program"/lib/runtime/lib/server/*
size=$(du -sk --exclude=DEBIAN "$root" | cut -f1)
sed -e "s/@version@/$version/" -e "s/@architecture@/$architecture/" -e "s/@size@/$size/" "$here/control" \
  > "$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) > "$root/DEBIAN/md5sums"
dpkg-deb --root-owner-group -Zxz --build "$root" "$(dirname "$image")/forsyth_${version}_$architecture.deb"
