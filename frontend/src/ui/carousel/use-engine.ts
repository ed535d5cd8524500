import { useEffect, useRef, useState, type RefObject } from 'react';

/** The class names by which an engine finds the track in the row and the slides in the track. */
export interface RowClasses {
  readonly track: string;
  readonly slide: string;
}

/** An engine that loops a row of slides. */
export interface Engine {
  /** Whether the row still scrolls natively, and so by the arrow keys. */
  readonly scrolls: boolean;
  readonly show: (index: number, instantly: boolean) => void;
  readonly end: () => void;
}

/**
 * Loads an engine. It resolves to a function that starts the engine on a row that has scrolled and snapped natively
 * so far; the engine reports the slide in view.
 */
export type LoadEngine = () => Promise<
  (row: HTMLElement, classes: RowClasses, onIndex: (index: number) => void) => Engine
>;

/**
 * The engine, started when the row comes near the viewport: measuring rows far away would keep a phone busy. If its
 * code does not load, the row keeps scrolling natively.
 */
export function useEngine(
  row: RefObject<HTMLElement | null>,
  load: LoadEngine,
  { track, slide }: RowClasses,
  onIndex: (index: number) => void,
): { readonly engine: Engine | undefined; readonly latest: RefObject<Engine | undefined> } {
  const [engine, setEngine] = useState<Engine>();
  // For a button that is pressed after the engine has started and before React has rendered that.
  const latest = useRef<Engine>(undefined);

  useEffect(() => {
    let gone = false;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        start().catch(() => undefined);
      },
      { rootMargin: '50%' },
    );

    const start = async () => {
      const startEngine = await load();
      if (gone || !row.current) return;
      latest.current = startEngine(row.current, { track, slide }, onIndex);
      setEngine(latest.current);
    };
    if (row.current) near.observe(row.current);

    return () => {
      gone = true;
      near.disconnect();
      latest.current?.end();
      latest.current = undefined;
    };
  }, [row, load, track, slide, onIndex]);

  return { engine, latest };
}

/** Pixels from one slide of a native row to the next. */
export function step(row: HTMLElement): number {
  const [first, second] = row.firstElementChild?.children ?? [];
  if (!first || !second) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
