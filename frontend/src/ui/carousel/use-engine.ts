import { useEffect, useRef, useState, type RefObject } from 'react';

/** The class names by which an engine finds the track in the row, and the slides in the track. */
export interface RowClasses {
  readonly track: string;
  readonly slide: string;
}

/** What moves a row of slides round and round. */
export interface Engine {
  /** Whether the row goes on scrolling by itself, and then by the arrow keys too. */
  readonly scrolls: boolean;
  readonly show: (index: number, instantly: boolean) => void;
  readonly end: () => void;
}

/**
 * Fetches an engine's code. What it resolves to takes over a row that so far scrolls and snaps by itself, and
 * from then on says which slide is shown.
 */
export type LoadEngine = () => Promise<
  (row: HTMLElement, classes: RowClasses, onIndex: (index: number) => void) => Engine
>;

/**
 * The engine once it has taken over, which it does when the row comes near the window: to measure rows that
 * nobody may ever see would keep a phone busy. If it never comes, the row goes on scrolling by itself.
 */
export function useEngine(
  row: RefObject<HTMLElement | null>,
  load: LoadEngine,
  { track, slide }: RowClasses,
  onIndex: (index: number) => void,
): { readonly engine: Engine | undefined; readonly latest: RefObject<Engine | undefined> } {
  const [engine, setEngine] = useState<Engine>();
  // A button may be pressed after the engine took over, and before React has drawn that.
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
      const takeOver = await load();
      if (gone || !row.current) return;
      latest.current = takeOver(row.current, { track, slide }, onIndex);
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

/** Pixels from one slide of a bare row to the next. */
export function step(row: HTMLElement): number {
  const [first, second] = row.firstElementChild?.children ?? [];
  if (!first || !second) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
