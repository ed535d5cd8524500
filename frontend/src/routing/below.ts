import { whenIdle } from '../when-idle.ts';

/** What the style in `layout.css` leaves out of a page's first layout: its selector. */
const waiting = '[data-page-styles] ~ :is(section, div, footer):not(.frame, [data-laid])';

/** Has all of the page laid out, so that each place is where it belongs. */
export function layOutNow(): void {
  for (const part of document.querySelectorAll<HTMLElement>(waiting)) layOut(part);
}

/** Has the rest of the page laid out part by part, whenever the browser has nothing else to do. */
export function layOutInTurn(): void {
  whenIdle(() => {
    const part = document.querySelector<HTMLElement>(waiting);
    if (!part) return;
    layOut(part);
    requestAnimationFrame(layOutInTurn);
  });
}

function layOut(part: HTMLElement): void {
  part.dataset['laid'] = '';
}
