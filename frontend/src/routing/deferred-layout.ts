import { laidOutFlag, pageStylesFlag } from '../page-signals.ts';
import { whenIdle } from '../when-idle.ts';

/** Selects, as `layout.css` does, the parts whose layout is deferred. */
const deferred = `:is([${pageStylesFlag}], main) ~ :is(section, div, footer):not(.frame, [${laidOutFlag}])`;

/** Lays the whole page out, so that positions are final. */
export function layOutNow(): void {
  for (const part of document.querySelectorAll<HTMLElement>(deferred)) layOut(part);
}

/** Lays the rest of the page out, one part in each idle moment. */
export function layOutWhenIdle(): void {
  whenIdle(() => {
    const part = document.querySelector<HTMLElement>(deferred);
    if (!part) return;
    layOut(part);
    requestAnimationFrame(layOutWhenIdle);
  });
}

function layOut(part: HTMLElement): void {
  part.toggleAttribute(laidOutFlag, true);
}
