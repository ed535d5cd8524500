// Runs before a page's own scripts and records the browser's performance entries.
globalThis.bench = {
  ttfb: 0,
  fcp: 0,
  lcp: 0,
  lcpElement: '',
  cls: 0,
  interactions: [],
  shownAt: undefined,
};

const observe = (type, take, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    ...options,
  });

observe('navigation', (entry) => (bench.ttfb = entry.responseStart));
observe('paint', (entry) => {
  if (entry.name !== 'first-contentful-paint') return;
  bench.fcp = entry.startTime;
  // A page that was prerendered may have been drawn before it is shown.
  const [{ activationStart = 0 }] = performance.getEntriesByType('navigation');
  bench.shownAt = performance.timeOrigin + Math.max(bench.fcp, activationStart);
});
observe('largest-contentful-paint', (entry) => {
  bench.lcp = entry.startTime;
  bench.largest = entry.element;
  bench.lcpElement = (entry.element?.tagName ?? '').toLowerCase();
});
observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) bench.cls += entry.value;
});
// The minimum threshold is 16 ms. The browser rounds to 8 ms.
observe(
  'event',
  (entry) => {
    if (entry.interactionId) bench.interactions.push(entry.duration);
  },
  { durationThreshold: 16 },
);

/** Records when a navigation begins, for the document that it leads to. */
const begin = (time) => (sessionStorage.bench = performance.timeOrigin + time);
addEventListener('click', (event) => begin(event.timeStamp), true);
bench.back = () => {
  begin(performance.now());
  history.back();
};

// From the back/forward cache. A task after the frame callback runs when that frame has been produced.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  bench.shownAt = undefined;
  requestAnimationFrame(() =>
    setTimeout(() => (bench.shownAt = performance.timeOrigin + performance.now())),
  );
});

/** Milliseconds from the beginning of the navigation to the paint of this document. */
bench.arrival = () => bench.shownAt - sessionStorage.bench;
