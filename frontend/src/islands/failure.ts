import { islandFailure } from '../content/island-failure.ts';

/** Says beside an island that its script did not arrive, with a button that tries again. */
export function showFailure(place: HTMLElement, tryAgain: () => void): void {
  const notice = document.createElement('p');
  notice.className = 'island-failure';
  notice.role = 'alert';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = islandFailure.action;
  button.addEventListener('click', () => {
    notice.remove();
    tryAgain();
  });
  notice.append(islandFailure.text, ' ', button);
  place.after(notice);
}
