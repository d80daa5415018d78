/**
 * What outlives the window: settings, drafts, the last texts, and where and how they are written.
 * May import nothing but java.base. Example: {@code AtomicFile.write(UserFolders.ofSystem().data().resolve("a.fen"), text)}.
 */
package forsyth.store;
