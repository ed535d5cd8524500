/** Messages in the top right corner for three seconds. The library loads with the first message. */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
} as const;

function show(kind: 'success' | 'error', message: string): void {
  // Without the library, the page's inline message is enough.
  import('./Toasts.tsx').then(({ showToast }) => showToast(kind, message)).catch(() => undefined);
}
