/** In local storage while the server has not confirmed that a session is over: no tab goes on with it. */
const key = 'staff-ending';

export function isEnding(): boolean {
  return use((storage) => key in storage) ?? false;
}

export function markEnding(): void {
  use((storage) => storage.setItem(key, 'true'));
}

/** Once the server knows, and with a sign-in, which begins another session. */
export function forgetEnding(): void {
  use((storage) => storage.removeItem(key));
}

function use<Value>(act: (storage: Storage) => Value): Value | undefined {
  try {
    return act(localStorage);
  } catch {
    // Blocked storage: only this tab knows.
    return undefined;
  }
}
