import { useEffect, useEffectEvent } from 'react';

/**
 * Loads something once, and again when `what` changes.
 * @param load drops what arrives after its signal has aborted
 */
export function useLoad<What = undefined>(
  load: (signal: AbortSignal, what: What | undefined) => Promise<void>,
  what?: What,
): void {
  const onLoad = useEffectEvent(load);

  useEffect(() => {
    const request = new AbortController();
    void onLoad(request.signal, what);
    return () => request.abort();
  }, [what]);
}
