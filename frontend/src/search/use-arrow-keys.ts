import { useEffect, type RefObject } from 'react';

/** Moves between the search field and its results by arrow keys. */
export function useArrowKeys(results: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const around = results.current?.closest('dialog, main');
      // While letters are composed, the arrows choose among those that the keyboard suggests.
      if (step === undefined || event.isComposing || !around) return;
      const stops = [
        ...around.querySelectorAll<HTMLElement>('[type=search]'),
        ...(results.current?.querySelectorAll('a') ?? []),
      ];
      const place = stops.findIndex((stop) => stop === document.activeElement);
      const next = stops[place + step];
      if (place < 0 || !next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [results]);
}
