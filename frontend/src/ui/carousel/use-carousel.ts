import { useCallback, useEffect, useRef, useState } from 'react';
import { useMedia } from './use-media.ts';
import { step, useEngine, type LoadEngine, type RowClasses } from './use-engine.ts';

export interface Interval {
  /** Milliseconds that a slide stays on screens from 768 px. */
  readonly wide: number;
  readonly narrow: number;
}

/** The state behind a carousel that loops and, given an interval, plays by itself. */
export function useCarousel(
  count: number,
  interval: Interval | undefined,
  load: LoadEngine,
  classes: RowClasses,
) {
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  // Until the visitor has said otherwise: play, unless the system asks for less motion.
  const [choice, setChoice] = useState<'play' | 'pause'>();
  /** The slide that a timer or a button asked for. */
  const asked = useRef(0);
  const follow = useCallback((shown: number) => {
    setIndex(shown);
    // The row was moved by hand: whoever chooses a slide wants to see it.
    if (shown !== asked.current) setChoice('pause');
    asked.current = shown;
  }, []);
  const { engine, latest } = useEngine(row, load, classes, follow);

  const still = useMedia('(prefers-reduced-motion: reduce)');
  const wide = useMedia('(min-width: 768px)');
  const delay = wide ? interval?.wide : interval?.narrow;
  const playing = choice ? choice === 'play' : !still;

  const show = useCallback(
    (next: number) => {
      const target = (next + count) % count;
      asked.current = target;
      if (latest.current) {
        latest.current.show(target, still);
        return;
      }
      if (row.current) row.current.scrollTo({ left: target * step(row.current) });
      setIndex(target);
    },
    [count, still, latest],
  );

  const running = delay !== undefined && playing && !held && engine !== undefined;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => show(index + 1), delay);
    return () => clearTimeout(timer);
  }, [running, index, delay, show]);

  return {
    row,
    index,
    playing,
    running,
    /** True once the engine has taken over: until then every slide can be scrolled to. */
    live: engine !== undefined,
    /** True while the row scrolls by itself: whoever has no pointer must reach it then. */
    scrolls: engine?.scrolls ?? true,
    /** Shows a slide that somebody has chosen, and leaves it there. */
    choose: (next: number) => {
      setChoice('pause');
      show(next);
    },
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    /** Rests for as long as somebody points at it or has the focus in it. */
    hold: setHeld,
  };
}
