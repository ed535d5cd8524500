import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first new row after the last page, when the focused button is gone.
 * @param target what takes the focus in a row
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
