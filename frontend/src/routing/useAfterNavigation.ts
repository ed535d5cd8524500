import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Runs something after each navigation, but not when the page first comes alive. */
export function useAfterNavigation(then: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    then();
  }, [key, then]);
}
