import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import type { UrlOf } from '#contract/endpoints.ts';
import type { PageView, VitalsReport } from '#contract/vitals.ts';
import { whenIdle } from '../when-idle.ts';

const address: UrlOf<'reportVitals'> = '/api/vitals';

const { page = '' } = document.documentElement.dataset;

/** Measurements by navigation, since the page may return from the back/forward cache. Null once they are sent. */
const views = new Map<string, PageView | null>();

function record({ name, value, navigationId, navigationType }: Metric): void {
  const key = navigationType + navigationId;
  const view = views.get(key);
  // The library is not asked for soft navigations.
  if (view === null || navigationType === 'soft-navigation') return;
  views.set(key, {
    ...view,
    page,
    navigation: navigationType,
    [name]: Math.round(value * 1e4) / 1e4,
  });
}

/** Records what `onTTFB` would report for a loaded page. Importing it would cost 140 bytes for a subtraction. */
function recordWithFirstByte(paint: Metric): void {
  record(paint);
  const [load] = performance.getEntriesByType('navigation');
  if (load && !paint.navigationType.includes('cache')) {
    const value = Math.max(load.responseStart - (load.activationStart ?? 0), 0);
    record({ ...paint, name: 'TTFB', value });
  }
}

/** Sends all measurements when the tab is hidden, since it may never be shown again. */
function send(): void {
  const open = [...views].flatMap(([, view]) => view ?? []);
  if (!document.hidden || open.length === 0) return;
  const report: VitalsReport = { views: open.slice(-20) };
  navigator.sendBeacon(address, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  for (const [key] of views) views.set(key, null);
}

/** Starts measuring after everything else: the browser remembers what came before. */
export function measureWhenIdle(): void {
  if (document.readyState === 'complete') whenIdle(measure);
  else addEventListener('load', () => whenIdle(measure), { once: true });
}

function measure(): void {
  onFCP(recordWithFirstByte);
  onCLS(record);
  // When the tab is hidden, an interaction that still waits for an idle moment is only reported as a change.
  onINP(record, { reportAllChanges: true });
  onLCP(record);
  // Runs after the library's own listeners, which finish its measurements at the same moment.
  addEventListener('visibilitychange', send);
}
