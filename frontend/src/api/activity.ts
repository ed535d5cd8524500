/**
 * Tabs share the session's cookies, so they tell each other about activity and the end of the session. `logout`: the user
 * has logged out.
 */
type Message = 'active' | 'ended' | 'logout';

// Not in tests: an open channel keeps Node running.
const channel = 'document' in globalThis ? new BroadcastChannel('staff') : null;

let lastActive = Date.now();

const listeners = new Set<(byLogout: boolean) => void>();

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data === 'active') lastActive = Date.now();
  else reportSessionEnd(data === 'logout');
});

/** Call after each response that a user's action asked for. */
export function recordActivity(): void {
  lastActive = Date.now();
  broadcast('active');
}

/** Milliseconds since the last activity in any tab. */
export function idleFor(): number {
  return Date.now() - lastActive;
}

/** Tells the other tabs. */
export function broadcast(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(message);
}

/** Call this after a response that says the session is over. */
export function reportSessionEnd(byLogout = false): void {
  listeners.forEach((listener) => listener(byLogout));
}

/**
 * Calls the listener when the session has ended: in another tab, perhaps by a logout, or at the server.
 * @returns a function that removes the listener
 */
export function onSessionEnd(listener: (byLogout: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
