/** Messages in the top right corner for three seconds. The library loads with the first message. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
  /** Stays until it is closed: nothing else tells of it, and whoever it is for may be busy elsewhere. */
  lastingError: (message: string) => show('error', message, true),
  /** Loads the library now: a message may be about the connection that is lost. */
  prepare: () => void load().catch(() => undefined),
} as const;

function load() {
  return import('./Toasts.tsx');
}

function show(kind: 'success' | 'error', message: string, stays = false): void {
  // Without the library, the page's inline message is enough.
  load()
    .then(({ showToast }) => showToast(kind, message, stays))
    .catch(() => undefined);
}
