import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import type { UrlOf } from '#contract/endpoints.ts';
import type { PageView, VitalsReport } from '#contract/vitals.ts';
import { pageAt, rowOf } from '../pages.ts';

const address: UrlOf<'reportVitals'> = '/api/vitals';

/**
 * What was measured on each page, by how it was reached: a page that the visitor comes to by a link within
 * the site counts by itself where the browser tells such navigations apart. Null once it has been sent.
 */
const views = new Map<string, PageView | null>();

function note({ name, value, navigationId, navigationType, navigationURL }: Metric): void {
  const page = pageAt(new URL(navigationURL ?? location.href).pathname);
  const key = navigationType + navigationId;
  const view = views.get(key);
  if (rowOf(page).audience || view === null) return;
  views.set(key, {
    ...view,
    page,
    navigation: navigationType,
    [name]: Math.round(value * 1e4) / 1e4,
  });
}

/** What `onTTFB` says of a page that was loaded; importing it would cost 140 bytes for a difference. */
function noteWithFirstByte(paint: Metric): void {
  note(paint);
  const [load] = performance.getEntriesByType('navigation');
  if (load && !/soft|cache/.test(paint.navigationType)) {
    const value = Math.max(load.responseStart - (load.activationStart ?? 0), 0);
    note({ ...paint, name: 'TTFB', value });
  }
}

/** A hidden tab may never come back: what it has measured by now is all that counts. */
function send(): void {
  const open = [...views].flatMap(([, view]) => view ?? []);
  if (!document.hidden || open.length === 0) return;
  const report: VitalsReport = { views: open.slice(-20) };
  navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  for (const [key] of views) views.set(key, null);
}

const options = { reportSoftNavs: true };
onFCP(noteWithFirstByte, options);
onCLS(note, options);
// An interaction that waits for an idle moment as the tab is hidden is told of only as a change.
onINP(note, { ...options, reportAllChanges: true });
onLCP(note, options);
// After the library's own listeners, which close its measurements at the same moment.
addEventListener('visibilitychange', send);
