import { readAsked } from '../contact/asked.ts';
import { askedCountFlag, askedEvent } from '../islands/signals.ts';

/** Shows in the header how many products the visitor has chosen to ask about, also after Back. */
export function showAskedCount(): void {
  show();
  addEventListener(askedEvent, show);
  addEventListener('pageshow', show);
}

function show(): void {
  const count = readAsked().split(',').filter(Boolean).length;
  for (const element of document.querySelectorAll<HTMLElement>(`[${askedCountFlag}]`)) {
    element.hidden = count === 0;
    element.firstElementChild?.replaceChildren(`${count}`);
  }
}
