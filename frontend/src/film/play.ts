import { filmId } from '../islands/signals.ts';
import { closest } from '../ui/closest.ts';
import { savesData } from '../ui/saves-data.ts';

/** On the button over a film's poster. */
export const playFlag = 'data-play';

/** Adds what the film's video and dialog do not do themselves. */
export function startFilms(): void {
  addEventListener('click', pressPlay);
  // A video's events do not bubble.
  addEventListener('play', removeButton, true);
  const dialog = document.querySelector<HTMLDialogElement>(`#${filmId}`);
  if (!dialog) return;
  // Not its `toggle`, which Safari before 26 lacks (mdn/browser-compat-data#27209).
  new MutationObserver(() => toggle(dialog)).observe(dialog, { attributeFilter: ['open'] });
  const open = () => openAtLink(dialog);
  addEventListener('hashchange', open);
  open();
}

function pressPlay({ target }: Event): void {
  const button = closest(target, `[${playFlag}]`);
  const video = button?.parentElement?.querySelector('video');
  // The button disappears.
  video?.focus();
  play(video);
}

function removeButton({ target }: Event): void {
  if (target instanceof HTMLVideoElement) {
    target.parentElement?.querySelector(`[${playFlag}]`)?.remove();
  }
}

/** Plays when its dialog opens, unless the visitor prefers less motion or saves data, and stops when it closes. */
function toggle(dialog: HTMLDialogElement): void {
  const video = dialog.querySelector('video');
  if (!dialog.open) return video?.pause();
  if (video) video.poster = video.dataset['poster'] ?? '';
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData()) play(video);
}

function play(video: HTMLVideoElement | null | undefined): void {
  // Rejects if the browser forbids it or it is stopped immediately; its controls remain.
  video?.play().catch(() => undefined);
}

/** For a link to a page that opens the film. */
function openAtLink(dialog: HTMLDialogElement): void {
  if (location.hash !== `#${filmId}`) return;
  // Not again on Forward or reload.
  history.replaceState(history.state, '', location.pathname + location.search);
  // The focus returns there.
  document.querySelector<HTMLElement>('h1')?.focus();
  dialog.showModal();
}
