/**
 * Uses the browser's storage.
 * @returns undefined if that is blocked or full
 */
export function unlessBlocked<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
