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

/** A prerendered page is painted once it is shown. Scripts that ran before would delay that frame. */
function startAfterPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}

if (document.prerendering) {
  document.addEventListener('prerenderingchange', startAfterPaint, { once: true });
} else start();
