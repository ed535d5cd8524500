/**
 * When the server last honoured the session in any tab of this browser, and that it has ended in one.
 * Tabs share the session's cookies, so they have to know of each other.
 */
type News = 'active' | 'ended';

// Not where the build draws the pages: an open channel would keep Node from ever ending.
const channel = 'document' in globalThis ? new BroadcastChannel('staff') : null;

let lastActive = Date.now();

channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if (data === 'active') lastActive = Date.now();
});

/** After each answer that needed the session. */
export function noteActivity(): void {
  lastActive = Date.now();
  tell('active');
}

/** Milliseconds since then. */
export function idleFor(): number {
  return Date.now() - lastActive;
}

/** After a sign-out: what other tabs still show is nobody's any more. */
export function tellEnded(): void {
  tell('ended');
}

function tell(news: News): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel?.postMessage(news);
}

/** @returns what stops listening */
export function onEnded(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => {
    if (data === 'ended') listener();
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
