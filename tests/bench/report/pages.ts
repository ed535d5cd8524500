import { Figures as LighthouseFigures } from '../lighthouse.ts';
import { Figures as LineFigures } from '../line.ts';
import { Figures as WeightFigures } from '../weight.ts';
import { circumstances, entriesOf } from './entries.ts';
import { decimal, kilobytes, none, table, whole, withRatio } from './markdown.ts';
import { measured, peerFloor, peers, type Peer } from './peers.ts';

export const lighthouse = () => entriesOf('lighthouse', LighthouseFigures);
export const line = () => entriesOf('line', LineFigures);
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

/** Each page in one row: the slow line, Lighthouse for mobile, and one cold load. */
export function pageTable(cores: number): string {
  const audits = new Map(lighthouse().map(({ key, figures }) => [key, figures]));
  const loads = new Map(weight().map(({ key, figures }) => [key, figures]));
  const rows = line().map(({ key, figures: { ours, floor } }) => {
    const audit = audits.get(`mobile ${key}`);
    const load = loads.get(key);
    return [
      key,
      withRatio(ours.fcp, floor.fcp),
      withRatio(ours.lcp, floor.lcp),
      whole(audit?.scores['performance']),
      whole(audit?.metrics.fcp),
      whole(audit?.metrics.tbt),
      kilobytes(load?.bytes.html),
      kilobytes(load && Object.values(load.bytes).reduce((sum, each) => sum + each, 0)),
      whole(load?.mainThreadMs),
    ];
  });
  const head = [
    'Page',
    'Line FCP',
    'Line LCP',
    'Score',
    'FCP',
    'TBT',
    'HTML',
    'All KB',
    'Main thread',
  ];
  return `${circumstances(line(), cores)}\n\n${table(head, rows)}`;
}
