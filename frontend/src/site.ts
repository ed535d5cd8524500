import { startFilms } from './film/play.ts';
import { startIslands } from './islands/wake.ts';
import { showAskedCount } from './layout/asked-count.ts';
import { startDialogs } from './layout/dialogs.ts';
import { carryPictures } from './layout/view-transitions.ts';
import { measureWhenIdle } from './vitals/vitals.ts';

/** The script of every public page. On a prerendered page, nothing starts until the page is shown. */
function start(): void {
  startDialogs();
  startFilms();
  showAskedCount();
  carryPictures();
  startIslands();
  measureWhenIdle();
}

/** A task posted from the frame callback runs after that frame, so the page shows before its scripts run. */
function startAfterFrame(): void {
  requestAnimationFrame(() => setTimeout(start));
}

if (document.prerendering) {
  document.addEventListener('prerenderingchange', startAfterFrame, { once: true });
} else start();
