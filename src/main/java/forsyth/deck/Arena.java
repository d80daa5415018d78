package forsyth.deck;

import forsyth.chess.Setup;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Where the entries of a collection lie, in large blocks of bytes instead of millions of objects. Entries are only ever
 * added, so that an address stays good; one thread adds, any thread that was given an address by it may read.
 */
final class Arena {
    /** Small enough not to count as huge for the garbage collector, which treats huge objects worse. */
    private static final int BLOCK = 1 << 18;

    private volatile byte[][] blocks = new byte[0][];
    private final List<Form> forms = new CopyOnWriteArrayList<>();
    private ByteBuffer last = ByteBuffer.allocate(0);
    private long size;

    /** Bytes in use. */
    synchronized long size() {
        return size;
    }

    /** Adds an entry and gives its address. */
    synchronized long add(Entry entry) {
        byte[] lead = entry.lead().getBytes(StandardCharsets.UTF_8);
        byte[] text = entry.text().getBytes(StandardCharsets.UTF_8);
        int most = Packed.MAX + 9 + lead.length + text.length;
        if (last.remaining() < most) {
            last = ByteBuffer.allocate(Math.max(BLOCK, most));
            byte[][] more = Arrays.copyOf(blocks, blocks.length + 1);
            more[blocks.length] = last.array();
            blocks = more;
            size += last.capacity();
        }
        long address = (long) (blocks.length - 1) << 32 | last.position();
        Packed.put(entry.setup(), last);
        last.put((byte) form(entry.form()));
        last.putInt(lead.length).putInt(text.length).put(lead).put(text);
        return address;
    }

    private int form(Form form) {
        int index = forms.indexOf(form);
        if (index < 0) {
            index = forms.size();
            forms.add(form);
        }
        if (index > Byte.MAX_VALUE) {
            throw new IllegalArgumentException("more forms than a collection can have");
        }
        return index;
    }

    Setup setup(long address) {
        return Packed.get(at(address));
    }

    MenCount men(long address) {
        return Packed.count(at(address));
    }

    Entry entry(long address) {
        ByteBuffer in = at(address);
        Setup setup = Packed.get(in);
        Form form = form(in.get());
        int lead = in.getInt();
        int text = in.getInt();
        return new Entry(setup, form, string(in, lead), string(in, text));
    }

    Form form(long address) {
        ByteBuffer in = at(address);
        Packed.get(in);
        return form(in.get());
    }

    private Form form(byte index) {
        return forms.get(index);
    }

    private ByteBuffer at(long address) {
        byte[] block = blocks[(int) (address >> 32)];
        int offset = (int) address;
        return ByteBuffer.wrap(block, offset, block.length - offset);
    }

    private static String string(ByteBuffer in, int length) {
        String string = new String(in.array(), in.position(), length, StandardCharsets.UTF_8);
        in.position(in.position() + length);
        return string;
    }
}
