import type { LoadEngine } from './use-engine.ts';

/** Milliseconds without a scroll event after which a scroll has ended, in browsers without `scrollend`. */
const scrollEndDelay = 120;
/** Input that interrupts a smooth scroll. */
const inputs = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Native scrolling in a loop: after each scroll, the slide in view moves to the middle of the order, and the others
 * around it. It is for slides that fill the row, where swiper would cost 18 KB.
 */
// oxlint-disable-next-line require-await -- other engines are fetched
export const scrollEngine: LoadEngine = async () => (row, _classes, onIndex) => {
  const slides = [...(row.firstElementChild?.children ?? [])].filter(
    (slide) => slide instanceof HTMLElement,
  );
  let current = 0;
  let smooth = false;
  let resized = false;

  const distance = (slide: Element) =>
    slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const scroll = (behavior: ScrollBehavior) => {
    const slide = slides[current];
    if (slide) row.scrollTo({ left: row.scrollLeft + distance(slide), behavior });
  };
  const reorder = () => {
    const before = Math.floor((slides.length - 1) / 2);
    for (const [index, slide] of slides.entries())
      slide.style.order = `${(index - current + before + slides.length) % slides.length}`;
    scroll('instant');
  };
  const snap = () => {
    const distances = slides.map((slide) => Math.abs(distance(slide)));
    current = distances.indexOf(Math.min(...distances));
    smooth = false;
    onIndex(current);
    reorder();
  };

  // A browser that lays out another size snaps again, in the old order. The visitor has not scrolled.
  const onResize = () => {
    resized = true;
  };
  // `scrollend` of an interrupted scroll comes late, during the next one.
  const onScrollEnd = () => {
    const target = slides[current];
    if (resized) {
      resized = false;
      smooth = false;
      reorder();
    } else if (!smooth || !target || Math.abs(distance(target)) < 2) snap();
  };
  const interrupt = () => {
    smooth = false;
    resized = false;
  };

  snap();
  const stop = listenToScrollEnd(row, onScrollEnd);
  window.addEventListener('resize', onResize);
  for (const event of inputs) row.addEventListener(event, interrupt, { passive: true });
  return {
    scrolls: true,
    show: (index, instantly) => {
      if (index === current) return;
      // A second press during a smooth scroll jumps, because the scroll would end at an outdated slide.
      const jumps = instantly || smooth;
      current = index;
      onIndex(index);
      if (jumps) reorder();
      else scroll('smooth');
      smooth = !jumps;
    },
    end: () => {
      stop();
      window.removeEventListener('resize', onResize);
      for (const event of inputs) row.removeEventListener(event, interrupt);
      for (const slide of slides) slide.style.order = '';
    },
  };
};

function listenToScrollEnd(row: HTMLElement, then: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(then, scrollEndDelay);
  };
  const [event, listener] =
    'onscrollend' in window ? (['scrollend', then] as const) : (['scroll', wait] as const);
  row.addEventListener(event, listener);
  return () => {
    clearTimeout(timer);
    row.removeEventListener(event, listener);
  };
}
