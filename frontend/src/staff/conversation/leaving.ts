/** Seconds after which a reply leaves at the earliest. */
const leavingSeconds = 10;

/** Whole seconds until a reply may leave that was written at a time; 0 once it may. */
export function secondsLeft(at: string, now = Date.now()): number {
  const left = Math.ceil(leavingSeconds - (now - Date.parse(at)) / 1000);
  // A clock that is behind the server's promises no more than the server does.
  return Math.min(Math.max(left, 0), leavingSeconds);
}
