import { useEffect, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';

/** The class names by which swiper finds the track in the row, and the slides in the track. */
export interface RowClasses {
  readonly track: string;
  readonly slide: string;
}

/**
 * Lets swiper take over a row of slides once its code has arrived. Until then, and if it never comes, the
 * row scrolls and snaps by itself.
 */
export function useSwiper(
  row: RefObject<HTMLElement | null>,
  { track, slide }: RowClasses,
  onIndex: (index: number) => void,
): Swiper | undefined {
  const [swiper, setSwiper] = useState<Swiper>();

  useEffect(() => {
    let started: Swiper | undefined;
    let gone = false;

    const start = async () => {
      const { Swiper: Engine } = await import('swiper');
      const element = row.current;
      if (gone || !element) return;
      // Somebody may have scrolled the bare row already.
      const initialSlide = Math.round(element.scrollLeft / step(element));
      started = new Engine(element, {
        wrapperClass: track,
        slideClass: slide,
        // The style sheet alone says how wide a slide is, so that nothing moves when swiper takes over.
        slidesPerView: 'auto',
        loop: true,
        initialSlide,
        speed: 260,
        on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
      });
      onIndex(initialSlide);
      setSwiper(started);
    };
    start().catch(() => undefined);

    return () => {
      gone = true;
      started?.destroy();
    };
  }, [row, track, slide, onIndex]);

  return swiper;
}

/** Pixels from one slide of a bare row to the next. */
export function step(row: HTMLElement): number {
  const [first, second] = row.firstElementChild?.children ?? [];
  if (!first || !second) return row.clientWidth;
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
