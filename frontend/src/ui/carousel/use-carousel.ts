import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '../use-media.ts';
import { step, useEngine, type LoadEngine, type RowClasses } from './use-engine.ts';

export interface Interval {
  /** Milliseconds that a slide stays on screens from 768 px. */
  readonly wide: number;
  readonly narrow: number;
}

/** The state of a carousel that loops and, with an interval, plays by itself. */
export function useCarousel(
  count: number,
  interval: Interval | undefined,
  load: LoadEngine,
  classes: RowClasses,
) {
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  // Undefined until the visitor chooses: then it plays unless reduced motion is preferred.
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const requested = useRef(0);
  const onIndex = useCallback((shown: number) => {
    setIndex(shown);
    // The visitor has scrolled and wants to see that slide.
    if (shown !== requested.current) setChoice('pause');
    requested.current = shown;
  }, []);
  const { engine, latest } = useEngine(row, load, classes, onIndex);

  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const width = useMedia('(min-width: 768px)') ? 'wide' : 'narrow';
  const delay = interval?.[width];
  const playing = choice ? choice === 'play' : !reducedMotion;

  const show = (next: number) => {
    const target = (next + count) % count;
    requested.current = target;
    if (latest.current) return latest.current.show(target, reducedMotion);
    row.current?.scrollTo({ left: target * step(row.current) });
    setIndex(target);
  };

  const running = delay !== undefined && playing && !held && engine !== undefined;
  const showLater = useEffectEvent(show);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => showLater(index + 1), delay);
    return () => clearTimeout(timer);
  }, [running, index, delay]);

  return {
    row,
    index,
    playing,
    running,
    /** True once the engine runs. Until then, every slide can be scrolled to. */
    started: engine !== undefined,
    /** True while the row scrolls natively, when it must be focusable. */
    scrolls: engine?.scrolls ?? true,
    /** Shows a slide and stops playing. */
    choose: (next: number) => {
      setChoice('pause');
      show(next);
    },
    toggle: () => setChoice(playing ? 'pause' : 'play'),
    /** Pauses on hover and focus. */
    hold: setHeld,
  };
}
