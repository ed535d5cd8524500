import { askedCountFlag, askedEvent, askedKey } from '../islands/signals.ts';

/** Shows in the header how many products wait on the contact page to be asked about, also after Back. */
export function showAskedCount(): void {
  show();
  for (const event of [askedEvent, 'pageshow']) addEventListener(event, show);
}

function show(): void {
  const count = asked().split(',').filter(Boolean).length;
  for (const element of document.querySelectorAll<HTMLElement>(`[${askedCountFlag}]`)) {
    element.hidden = count === 0;
    element.firstElementChild?.replaceChildren(`${count}`);
  }
}

function asked(): string {
  try {
    return localStorage.getItem(askedKey) ?? '';
  } catch {
    // Blocked: the contact page keeps its own.
    return '';
  }
}
