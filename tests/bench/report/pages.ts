import { Figures as FirstPaintFigures } from '../first-paint.ts';
import { Figures as LighthouseFigures } from '../lighthouse.ts';
import { Figures as LineFigures } from '../line.ts';
import { Figures as WeightFigures } from '../weight.ts';
import { circumstances, entriesOf } from './entries.ts';
import { decimal, kilobytes, none, table, whole, withRatio } from './markdown.ts';
import { measured, peerFloor, peers, type Peer } from './peers.ts';

export const lighthouse = () => entriesOf('lighthouse', LighthouseFigures);
export const line = () => entriesOf('line', LineFigures);
const firstPaint = () => entriesOf('first-paint', FirstPaintFigures);
export const weight = () => entriesOf('weight', WeightFigures);

/** The home page and those of other sites. */
export function peerTable(): string {
  const audit = lighthouse().find(({ key }) => key === 'mobile /')?.figures;
  const paint = line().find(({ key }) => key === '/')?.figures;
  const load = weight().find(({ key }) => key === '/')?.figures;
  const ours: Peer = {
    name: '**Quietgrid**',
    ...(audit && {
      lighthouse: { score: audit.scores['performance'] ?? 0, ...audit.metrics },
    }),
    ...(paint && { line: paint.ours }),
    ...(load && {
      html: load.bytes.html / 1000,
      js: load.bytes.js / 1000,
      total: Object.values(load.bytes).reduce((sum, bytes) => sum + bytes, 0) / 1000,
      requests: load.requests,
    }),
  };
  const floor: Peer = { name: 'its floor in this run', ...(paint && { line: paint.floor }) };
  const rows = [
    peerRow(ours, floor),
    peerRow(floor, floor),
    ...[peerFloor, ...peers].map((peer) => peerRow(peer, peerFloor)),
  ];
  const head = [
    'Home page',
    'Score',
    'FCP',
    'LCP',
    'TBT',
    'line FCP',
    'line LCP',
    'HTML',
    'JS',
    'All',
    'Requests',
  ];
  return `${table(head, rows)}

Peers as of ${measured}. Lighthouse's columns are those for mobile. The line's times are comparable as ratios to
the floor of the same run; kilobytes are of 1,000 bytes, ours as they travel with their headers.`;
}

function peerRow(peer: Peer, floor: Peer): string[] {
  const { lighthouse: audit, line: paint } = peer;
  return [
    peer.name,
    whole(audit?.score),
    whole(audit?.fcp),
    whole(audit?.lcp),
    whole(audit?.tbt),
    paint ? withRatio(paint.fcp, floor.line?.fcp) : none,
    paint ? withRatio(paint.lcp, floor.line?.lcp) : none,
    decimal(peer.html),
    decimal(peer.js),
    whole(peer.total),
    whole(peer.requests),
  ];
}

export function lighthouseTable(cores: number): string {
  const entries = lighthouse();
  const rows = entries.map(({ key, figures: { scores, metrics, failing } }) => [
    key,
    ['performance', 'accessibility', 'best-practices', 'seo']
      .map((id) => whole(scores[id]))
      .join(' / '),
    whole(metrics.fcp),
    whole(metrics.lcp),
    whole(metrics.tbt),
    metrics.cls.toFixed(3),
    whole(metrics.si),
    failing.join(', ') || none,
  ]);
  const head = [
    'Page',
    'Perf / A11y / Best / SEO',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'SI',
    'Audits below 0.9',
  ];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}

export function lineTable(cores: number): string {
  const entries = line();
  const rows = entries.map(({ key, figures: { ours, floor } }) => [
    key,
    withRatio(ours.fcp, floor.fcp),
    withRatio(ours.lcp, floor.lcp),
    `${whole(floor.fcp)} / ${whole(floor.lcp)}`,
    `${ours.lcpElement} / ${floor.lcpElement}`,
    ours.cls.toFixed(4),
  ]);
  const head = ['Page', 'FCP', 'LCP', 'Floor FCP / LCP', 'Largest: ours / floor', 'CLS'];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}

export function weightTable(cores: number): string {
  const entries = weight();
  const rows = entries.map(({ key, figures: { bytes, requests, scriptMs, mainThreadMs } }) => [
    key,
    ...Object.values(bytes).map(kilobytes),
    kilobytes(Object.values(bytes).reduce((sum, each) => sum + each, 0)),
    whole(requests),
    whole(scriptMs),
    whole(mainThreadMs),
  ]);
  const head = [
    'Page',
    'HTML',
    'CSS',
    'JS',
    'Fonts',
    'Pictures',
    'Other',
    'All',
    'Requests',
    'Script ms',
    'Main thread ms',
  ];
  const protocols = new Set(entries.map(({ figures }) => figures.protocol));
  return `${circumstances(entries, cores)} Protocol: ${[...protocols].join(', ')}.\n\n${table(head, rows)}`;
}

export function firstPaintTable(cores: number): string {
  const entries = firstPaint();
  const versions = Object.keys(entries[0]?.figures.ms ?? {});
  const rows = versions.map((version) =>
    [version].concat(entries.map(({ figures: { ms } }) => whole(ms[version]))),
  );
  const head = ['The page', ...entries.map(({ key }) => key)];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}
