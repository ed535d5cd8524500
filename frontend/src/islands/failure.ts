import { islandFailure } from '../content/island-failure.ts';

const className = 'island-failure';

/** Shows beside an island that its script failed to load, with a retry button. */
export function showFailure(place: HTMLElement, tryAgain: () => void): void {
  const pressed = document.querySelector<HTMLElement>(':focus');
  const notice = document.createElement('p');
  notice.className = className;
  notice.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = islandFailure.action;
  button.addEventListener('click', () => {
    // The button disappears.
    pressed?.focus();
    tryAgain();
  });
  notice.append(islandFailure.text, ' ', button);
  place.after(notice);
}

export function hideFailure(place: HTMLElement): void {
  const next = place.nextElementSibling;
  if (next?.className === className) next.remove();
}
