import { startFilms } from './film/play.ts';
import { startIslands } from './islands/wake.ts';
import { showAskedCount } from './layout/asked-count.ts';
import { startDialogs } from './layout/dialogs.ts';
import { carryPictures } from './layout/view-transitions.ts';
import { measureWhenIdle } from './vitals/vitals.ts';

/** The script of every public page. A page that a browser prepares ahead starts nothing until it is shown. */
function start(): void {
  startDialogs();
  startFilms();
  showAskedCount();
  carryPictures();
  startIslands();
  measureWhenIdle();
}

/** A task after the frame callback runs when that frame has been produced: the page shows before its scripts run. */
function startAfterFrame(): void {
  requestAnimationFrame(() => setTimeout(start));
}

if (document.prerendering) {
  document.addEventListener('prerenderingchange', startAfterFrame, { once: true });
} else start();
