import { replyUndoSeconds } from '#contract/contact/reply-undo.ts';

/** Whole seconds until a reply written at a time can be sent; 0 after that. */
export function secondsLeft(at: string, now: number): number {
  const left = Math.ceil(replyUndoSeconds - (now - Date.parse(at)) / 1000);
  // Caps the wait if this clock is behind the server's.
  return Math.min(Math.max(left, 0), replyUndoSeconds);
}

/**
 * Calls back every half second until a reply written at a time can be sent.
 * @returns ends it earlier
 */
export function countDown(at: string, onTick: () => void): () => void {
  const timer = setInterval(() => {
    if (secondsLeft(at, Date.now()) === 0) clearInterval(timer);
    onTick();
  }, 500);
  return () => clearInterval(timer);
}
