// Runs before a page's own scripts and records the browser's performance entries.
globalThis.bench = {
  ttfb: 0,
  fcp: 0,
  lcp: 0,
  lcpElement: '',
  cls: 0,
  interactions: [],
  arrival: undefined,
};

const observe = (type, take, options = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    ...options,
  });

observe('navigation', (entry) => (bench.ttfb = entry.responseStart));
observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
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

addEventListener('click', (event) => (bench.clickedAt = event.timeStamp), true);

const heading = () => document.querySelector('h1')?.textContent;
/** Records when a client-side navigation has painted another heading. */
bench.expect = (path) => {
  bench.arrival = undefined;
  const before = heading();
  const watch = new MutationObserver(() => {
    if (location.pathname !== path || heading() === before || !heading()) return;
    watch.disconnect();
    // A task after the frame callback runs when that frame has been produced.
    requestAnimationFrame(() =>
      setTimeout(() => (bench.arrival = performance.now() - bench.clickedAt)),
    );
  });
  // A page that was drawn before is shown by its style.
  watch.observe(document, { subtree: true, childList: true, attributeFilter: ['style'] });
};

bench.back = () => {
  bench.clickedAt = performance.now();
  history.back();
};
