import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first new row after the last page, because the focused button is gone.
 * @param target the element of a row to focus
 */
export function useFocusOnArrival(
  list: RefObject<HTMLElement | null>,
  count: number,
  target: string,
): void {
  const before = useRef(count);
  useEffect(() => {
    const first = list.current?.children[before.current]?.querySelector<HTMLElement>(target);
    if (before.current > 0 && document.activeElement === document.body) first?.focus();
    before.current = count;
  }, [list, count, target]);
}
