import { step, type LoadEngine } from './use-engine.ts';

/** Swiper, for rows with several slides in view and for those that glide under the hand. */
export const swiping: LoadEngine = async () => {
  const { Swiper } = await import('swiper');
  return (row, { track, slide }, onIndex) => {
    // Somebody may have scrolled the bare row already.
    const initialSlide = Math.round(row.scrollLeft / step(row));
    const swiper = new Swiper(row, {
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
    return {
      scrolls: false,
      show: (index, instantly) => swiper.slideToLoop(index, instantly ? 0 : undefined),
      end: () => swiper.destroy(),
    };
  };
};
