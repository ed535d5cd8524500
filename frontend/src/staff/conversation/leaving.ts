/** Minimum seconds until a reply leaves. */
const leavingSeconds = 10;

/** Whole seconds until a reply written at a time can leave; 0 after that. */
export function secondsLeft(at: string, now = Date.now()): number {
  const left = Math.ceil(leavingSeconds - (now - Date.parse(at)) / 1000);
  // Caps the wait if this clock is behind the server's.
  return Math.min(Math.max(left, 0), leavingSeconds);
}
