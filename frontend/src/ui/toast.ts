/**
 * Short messages in the top right corner that leave after three seconds. The library behind them is
 * fetched at the first message, so that pages do not carry it for nothing.
 */
export const toast = {
  success: (message: string) => show('success', message),
  error: (message: string) => show('error', message),
} as const;

function show(kind: 'success' | 'error', message: string): void {
  // Where the library cannot be fetched the page's own inline message has to do.
  import('./Toasts.tsx').then(({ showToast }) => showToast(kind, message)).catch(() => undefined);
}
