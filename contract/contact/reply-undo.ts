/** Seconds in which a reply can be undone: it is sent after that at the earliest. */
export const replyUndoSeconds = 10;
