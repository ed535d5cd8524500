/** Tabs share the session's cookies, so they tell each other of activity and of the session's end. */
type Message = 'active' | 'ended';

// Not in the build: an open channel keeps Node running.
const channel = 'document' in globalThis ? new BroadcastChannel('staff') : null;

let lastActive = Date.now();

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data === 'active') lastActive = Date.now();
});

/** Call after each response that required the session. */
export function recordActivity(): void {
  lastActive = Date.now();
  broadcast('active');
}

/** Milliseconds since the last activity in any tab. */
export function idleFor(): number {
  return Date.now() - lastActive;
}

export function broadcastSignOut(): void {
  broadcast('ended');
}

function broadcast(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(message);
}

/** @returns a function that removes the listener */
export function onSignOut(listener: () => void): () => void {
  const handle = ({ data }: MessageEvent<Message>) => {
    if (data === 'ended') listener();
  };
  channel?.addEventListener('message', handle);
  return () => channel?.removeEventListener('message', handle);
}
