import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Runs something after each navigation, before the new page takes the focus; not on hydration. */
export function useAfterNavigation(then: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useLayoutEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    then();
  }, [key, then]);
}
