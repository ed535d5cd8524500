/** Another site, measured in the same way on the same machine. */
export interface Peer {
  readonly name: string;
  /** Of Lighthouse for mobile. */
  readonly score?: number | undefined;
  /** Milliseconds, as Lighthouse simulates them. */
  readonly fcp?: number | undefined;
  readonly lcp?: number | undefined;
  readonly tbt?: number | undefined;
  /** Milliseconds on the slow line of 150 ms and 1.6 Mbit/s. */
  readonly lineFcp?: number | undefined;
  readonly lineLcp?: number | undefined;
  /** Kilobytes after brotli, and of everything as it travels. */
  readonly html?: number | undefined;
  readonly js?: number | undefined;
  readonly total?: number | undefined;
  readonly requests?: number | undefined;
}

type Row = readonly [name: string, ...figures: readonly (number | undefined)[]];

function peer([
  name,
  score,
  fcp,
  lcp,
  tbt,
  lineFcp,
  lineLcp,
  html,
  js,
  total,
  requests,
]: Row): Peer {
  return { name, score, fcp, lcp, tbt, lineFcp, lineLcp, html, js, total, requests };
}

/**
 * The peers' sources were built and served by a static HTTPS server with HTTP/2 and brotli 11: home page, Chromium 156,
 * two cores, a slow line of two network namespaces with real TCP.
 */
export const measured = 'November 2026';

const [floor, ...others] = [
  ['floor: one static HTML page, no script', 100, 805, 905, 0, 676, 852, 2.7, 0, 58, 9],
  ['React 19 hydrated, scripts in the head', 100, 1292, 1380, 2, 692, 1360, 2.8, 88, 145, 13],
  ['React 19 rendered by the browser (Vite)', 100, 1326, 1341, 13, 1376, 1376, 0.2, 72, 127, 11],
  ['AstroWind (Astro 7)', 100, 948, 1501, 0, 1320, 1464, 13.5, 5, 187, 10],
  ['ScrewFast (Astro 7)', 100, 1423, 1503, 3, 1016, 1192, 23.3, 74, 350, 18],
  ['CodeStitch kit (11ty 3)', 100, 904, 1204, 0, 1108, 1388, 3.8, 1, 168, 23],
  ['ixartz landing (Next 14, no picture)', 100, 842, 1278, 27, 860, 860, 4.1, 91, 158, 20],
  ['cruip landing (Next 15)', 97, 909, 1807, 200, 1172, 1316, 10.7, 103, 303, 38],
  ['11ty high-performance blog (text)', 98, 845, 2435, 0, 736, 736, 1.6, 1, 327, 4],
  ['Docusaurus classic', 98, 928, 1902, 153, undefined, undefined, undefined, undefined, 184, 17],
  ['shadcn landing (Vite 5)', 99, 1412, 1491, 97, undefined, undefined, 0.5, 117, 232, 10],
] as const satisfies readonly Row[];

/** The floor of the same run. */
export const peerFloor = peer(floor);
export const peers = others.map((row) => peer(row));
