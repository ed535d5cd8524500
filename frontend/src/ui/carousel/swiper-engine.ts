import { step, type LoadEngine } from './use-engine.ts';

/** Swiper, for rows with several slides in view or that follow the finger. */
export const swiperEngine: LoadEngine = async () => {
  const { Swiper } = await import('swiper');
  return (row, { track, slide }, onIndex) => {
    // The visitor may have scrolled the row already.
    const initialSlide = Math.round(row.scrollLeft / step(row));
    const swiper = new Swiper(row, {
      wrapperClass: track,
      slideClass: slide,
      // The style sheet sets the widths, so that nothing moves when swiper starts.
      slidesPerView: 'auto',
      loop: true,
      initialSlide,
      speed: 260,
      on: { realIndexChange: ({ realIndex }) => onIndex(realIndex) },
    });
    onIndex(initialSlide);
    return {
      scrolls: false,
      // Swiper moves in the next frame, and moves back if it has measured a new size by then. This runs first, in the
      // current frame.
      show: (index, instantly) =>
        requestAnimationFrame(() => swiper.slideToLoop(index, instantly ? 0 : undefined)),
      end: () => swiper.destroy(),
    };
  };
};
