/** Another site, measured in the same way on the same machine. */
export interface Peer {
  readonly name: string;
  /** Lighthouse for mobile: the score, then milliseconds. */
  readonly lighthouse?: {
    readonly score: number;
    readonly fcp: number;
    readonly lcp: number;
    readonly tbt: number;
  };
  /** The slow line of 150 ms and 1.6 Mbit/s: milliseconds. */
  readonly line?: { readonly fcp: number; readonly lcp: number };
  /** Kilobytes after brotli, and of everything as it travels. */
  readonly html?: number;
  readonly js?: number;
  readonly total?: number;
  readonly requests?: number;
}

/**
 * The peers' sources were built and served by a static HTTPS server with HTTP/2 and brotli 11: home page, Chromium 156,
 * two cores, a slow line of two network namespaces with real TCP.
 */
export const measured = 'November 2026';

/** The floor of the same run. */
export const peerFloor: Peer = {
  name: 'floor: one static HTML page, no script',
  lighthouse: { score: 100, fcp: 805, lcp: 905, tbt: 0 },
  line: { fcp: 676, lcp: 852 },
  html: 2.7,
  js: 0,
  total: 58,
  requests: 9,
};

export const peers: readonly Peer[] = [
  {
    name: 'React 19 hydrated, scripts in the head',
    lighthouse: { score: 100, fcp: 1292, lcp: 1380, tbt: 2 },
    line: { fcp: 692, lcp: 1360 },
    html: 2.8,
    js: 88,
    total: 145,
    requests: 13,
  },
  {
    name: 'React 19 rendered by the browser (Vite)',
    lighthouse: { score: 100, fcp: 1326, lcp: 1341, tbt: 13 },
    line: { fcp: 1376, lcp: 1376 },
    html: 0.2,
    js: 72,
    total: 127,
    requests: 11,
  },
  {
    name: 'AstroWind (Astro 7)',
    lighthouse: { score: 100, fcp: 948, lcp: 1501, tbt: 0 },
    line: { fcp: 1320, lcp: 1464 },
    html: 13.5,
    js: 5,
    total: 187,
    requests: 10,
  },
  {
    name: 'ScrewFast (Astro 7)',
    lighthouse: { score: 100, fcp: 1423, lcp: 1503, tbt: 3 },
    line: { fcp: 1016, lcp: 1192 },
    html: 23.3,
    js: 74,
    total: 350,
    requests: 18,
  },
  {
    name: 'CodeStitch kit (11ty 3)',
    lighthouse: { score: 100, fcp: 904, lcp: 1204, tbt: 0 },
    line: { fcp: 1108, lcp: 1388 },
    html: 3.8,
    js: 1,
    total: 168,
    requests: 23,
  },
  {
    name: 'ixartz landing (Next 14, no picture)',
    lighthouse: { score: 100, fcp: 842, lcp: 1278, tbt: 27 },
    line: { fcp: 860, lcp: 860 },
    html: 4.1,
    js: 91,
    total: 158,
    requests: 20,
  },
  {
    name: 'cruip landing (Next 15)',
    lighthouse: { score: 97, fcp: 909, lcp: 1807, tbt: 200 },
    line: { fcp: 1172, lcp: 1316 },
    html: 10.7,
    js: 103,
    total: 303,
    requests: 38,
  },
  {
    name: '11ty high-performance blog (text)',
    lighthouse: { score: 98, fcp: 845, lcp: 2435, tbt: 0 },
    line: { fcp: 736, lcp: 736 },
    html: 1.6,
    js: 1,
    total: 327,
    requests: 4,
  },
  {
    name: 'Docusaurus classic',
    lighthouse: { score: 98, fcp: 928, lcp: 1902, tbt: 153 },
    total: 184,
    requests: 17,
  },
  {
    name: 'shadcn landing (Vite 5)',
    lighthouse: { score: 99, fcp: 1412, lcp: 1491, tbt: 97 },
    html: 0.5,
    js: 117,
    total: 232,
    requests: 10,
  },
];
