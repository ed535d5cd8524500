import { step, type LoadEngine } from './use-engine.ts';

/** Swiper, for rows with several slides in view and for those that follow the finger. */
export const swiperEngine: LoadEngine = async () => {
  const { Swiper } = await import('swiper');
  return (row, { track, slide }, onIndex) => {
    // The visitor may have scrolled the row before.
    const initialSlide = Math.round(row.scrollLeft / step(row));
    let chosen: number | undefined;
    const swiper = new Swiper(row, {
      wrapperClass: track,
      slideClass: slide,
      // The style sheet sets the widths, so that nothing moves when swiper starts.
      slidesPerView: 'auto',
      loop: true,
      initialSlide,
      speed: 260,
      on: {
        realIndexChange: ({ realIndex }) => onIndex(realIndex),
        // Swiper goes on to what it showed before, though what has been chosen waits for its frame.
        resize: (resized) => {
          if (chosen !== undefined) resized.slideToLoop(chosen, 0);
        },
      },
    });
    onIndex(initialSlide);
    return {
      scrolls: false,
      show: (index, instantly) => {
        chosen = index;
        swiper.slideToLoop(index, instantly ? 0 : undefined);
        requestAnimationFrame(() => {
          chosen = undefined;
        });
      },
      end: () => swiper.destroy(),
    };
  };
};
