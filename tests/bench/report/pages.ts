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
    ...audit?.metrics,
    score: audit?.scores['performance'],
    lineFcp: paint?.ours.fcp,
    lineLcp: paint?.ours.lcp,
    html: load && load.bytes.html / 1000,
    js: load && load.bytes.js / 1000,
    total: load && totalOf(load.bytes) / 1000,
    requests: load?.requests,
  };
  const floor: Peer = {
    name: 'its floor in this run',
    lineFcp: paint?.floor.fcp,
    lineLcp: paint?.floor.lcp,
  };
  const rows = [
    peerRow(ours, floor),
    peerRow(floor, floor),
    ...[peerFloor, ...peers].map((peer) => peerRow(peer, peerFloor)),
  ];
  const times = ['FCP', 'LCP', 'TBT', 'line FCP', 'line LCP'];
  const head = ['Home page', 'Score', ...times, 'HTML', 'JS', 'All', 'Requests'];
  return `${table(head, rows)}

Peers as of ${measured}. Lighthouse's columns are those for mobile. The line's times are comparable as ratios to
the floor of the same run; kilobytes are of 1,000 bytes, ours as they travel with their headers.`;
}

function peerRow(peer: Peer, floor: Peer): string[] {
  const { name, score, fcp, lcp, tbt, lineFcp, lineLcp, html, js, total, requests } = peer;
  return [
    name,
    ...[score, fcp, lcp, tbt].map(whole),
    lineFcp === undefined ? none : withRatio(lineFcp, floor.lineFcp),
    lineLcp === undefined ? none : withRatio(lineLcp, floor.lineLcp),
    ...[html, js].map(decimal),
    ...[total, requests].map(whole),
  ];
}

/** Bytes of all kinds together. */
export function totalOf(bytes: Readonly<Record<string, number>>): number {
  return Object.values(bytes).reduce((sum, each) => sum + each, 0);
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
      kilobytes(load && totalOf(load.bytes)),
      whole(load?.mainThreadMs),
    ];
  });
  const paints = ['Line FCP', 'Line LCP', 'Score', 'FCP', 'TBT'];
  const head = ['Page', ...paints, 'HTML', 'All KB', 'Main thread'];
  return `${circumstances(line(), cores)}\n\n${table(head, rows)}`;
}
