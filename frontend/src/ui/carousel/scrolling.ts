import type { LoadEngine } from './use-engine.ts';

/** Milliseconds without a scroll event after which a row rests, in browsers that do not say so themselves. */
const pause = 120;
/** By which a visitor takes over a row that glides. */
const hands = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * Leaves a row to the browser's own scrolling and makes it go round: whenever it rests, the slide in view takes
 * the middle place and the others follow around it. For slides that fill the row one at a time, where swiper
 * would cost 18 KB.
 */
// oxlint-disable-next-line require-await -- an engine may have to be fetched; this one is here already
export const scrolling: LoadEngine = async () => (row, _classes, onIndex) => {
  const slides = [...(row.firstElementChild?.children ?? [])].filter(
    (slide) => slide instanceof HTMLElement,
  );
  let current = 0;
  let gliding = false;

  const distance = (slide: Element) =>
    slide.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const scroll = (behavior: ScrollBehavior) => {
    const slide = slides[current];
    if (slide) row.scrollTo({ left: row.scrollLeft + distance(slide), behavior });
  };
  const arrange = () => {
    const before = Math.floor((slides.length - 1) / 2);
    for (const [index, slide] of slides.entries())
      slide.style.order = `${(index - current + before + slides.length) % slides.length}`;
    scroll('instant');
  };
  const settle = () => {
    const away = slides.map((slide) => Math.abs(distance(slide)));
    current = away.indexOf(Math.min(...away));
    gliding = false;
    onIndex(current);
    arrange();
  };

  // The end of a glide that a later press cut short is told late: the row is on its way again.
  const rest = () => {
    const target = slides[current];
    if (!gliding || !target || Math.abs(distance(target)) < 2) settle();
  };
  const takeByHand = () => {
    gliding = false;
  };

  settle();
  const stop = onRest(row, rest);
  for (const event of hands) row.addEventListener(event, takeByHand, { passive: true });
  return {
    scrolls: true,
    show: (index, instantly) => {
      if (index === current) return;
      // A second press on the way jumps: the row's rest would come at a slide that nobody wants any more.
      const jumps = instantly || gliding;
      current = index;
      onIndex(index);
      if (jumps) arrange();
      else scroll('smooth');
      gliding = !jumps;
    },
    end: () => {
      stop();
      for (const event of hands) row.removeEventListener(event, takeByHand);
      for (const slide of slides) slide.style.order = '';
    },
  };
};

function onRest(row: HTMLElement, then: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(then, pause);
  };
  const [event, listener] =
    'onscrollend' in window ? (['scrollend', then] as const) : (['scroll', wait] as const);
  row.addEventListener(event, listener);
  return () => {
    clearTimeout(timer);
    row.removeEventListener(event, listener);
  };
}
