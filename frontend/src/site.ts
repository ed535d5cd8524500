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

if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
