import { useEffect, useState, type RefObject } from 'react';

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

/** The engine once it has taken over. If it never comes, the row goes on scrolling by itself. */
export function useEngine(
  row: RefObject<HTMLElement | null>,
  load: LoadEngine,
  { track, slide }: RowClasses,
  onIndex: (index: number) => void,
): Engine | undefined {
  const [engine, setEngine] = useState<Engine>();

  useEffect(() => {
    let started: Engine | undefined;
    let gone = false;

    const start = async () => {
      const takeOver = await load();
      if (gone || !row.current) return;
      started = takeOver(row.current, { track, slide }, onIndex);
      setEngine(started);
    };
    start().catch(() => undefined);

    return () => {
      gone = true;
      started?.end();
    };
  }, [row, load, track, slide, onIndex]);

  return engine;
}

/** Pixels from one slide of a bare row to the next. */
export function step(row: HTMLElement): number {
  const [first, second] = row.firstElementChild?.children ?? [];
  if (!first || !second) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
