import { Figures as EdgeFigures } from '../edge.ts';
import { Figures as LambdaFigures } from '../lambda.ts';
import { Figures as ListFigures } from '../lists.ts';
import { Figures as ExportFigures } from '../export.ts';
import { Figures as SearchFigures } from '../search.ts';
import { circumstances, entriesOf } from './entries.ts';
import { kilobytes, none, ratio, table, whole } from './markdown.ts';

export const lambda = () => entriesOf('lambda', LambdaFigures);
export const lists = () => entriesOf('lists', ListFigures);
export const edge = () => entriesOf('edge', EdgeFigures);

/** The bare SDK that a function uses, or the empty handler. */
export function baselineOf(name: string): string {
  if (/^(?:an empty|the bare)/.test(name)) return 'an empty handler';
  if (/(?:contact|subscri)/.test(name)) return 'the bare SDK: DynamoDB';
  return /(?:session|password|sign)/.test(name) ? 'the bare SDK: Cognito' : 'an empty handler';
}

export function lambdaTable(cores: number): string {
  const entries = lambda();
  const rows = entries.map(({ key, figures: { bytes, zipped, importMs } }) => {
    const base = entries.find((entry) => entry.key === baselineOf(key));
    return [
      key,
      kilobytes(bytes),
      kilobytes(zipped),
      importMs.toFixed(1),
      `${ratio(importMs, base?.figures.importMs)} of ${baselineOf(key)}`,
    ];
  });
  const head = ['Function', 'KB', 'KB zipped', 'Import ms', 'Ratio'];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}

export function listTable(cores: number): string {
  const entries = lists();
  const rows = entries.flatMap(({ key, figures }) =>
    (['first', 'deep'] as const).map((place) => [
      `${whole(Number(key))} rows, ${place === 'first' ? 'first page' : 'from the middle'}`,
      whole(figures[place].rows),
      figures[place].units.toFixed(1),
      figures[place].ms.toFixed(1),
    ]),
  );
  const head = ['Contacts', 'Rows', 'Read units', 'ms (dynalite)'];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}

export function searchTable(cores: number): string {
  const entries = entriesOf('search', SearchFigures);
  const rows = entries.map(({ key, figures: { calls, seconds, cpuSeconds, units } }) => [
    `${whole(Number(key))} rows`,
    whole(calls),
    whole(units),
    seconds.toFixed(1),
    cpuSeconds.toFixed(1),
  ]);
  const head = ['Contacts', 'Calls', 'Read units', 's (dynalite)', 's of processor'];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}

export function exportTable(cores: number): string {
  const entries = entriesOf('export', ExportFigures);
  const rows = entries.map(({ key, figures: { seconds, longestTask, memory } }) => [
    `${whole(Number(key))} rows`,
    whole(seconds),
    whole(longestTask),
    whole(memory / 1e6),
  ]);
  const head = ['Contacts', 's', 'Longest task, ms', 'Memory of scripts, MB'];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}

export function edgeTable(cores: number): string {
  const entries = edge();
  const engines = [...new Set(entries.flatMap(({ figures }) => Object.keys(figures.microseconds)))];
  const example = entries.find(({ key }) => key.startsWith('example: redirect'))?.figures;
  const rows = entries.map(({ key, figures: { bytes, microseconds } }) => [
    key,
    whole(bytes),
    ...engines.map((engine) => {
      const time = microseconds[engine];
      const base = example?.microseconds[engine];
      return time === undefined ? none : `${time.toFixed(2)} (${ratio(time, base)})`;
    }),
  ]);
  const head = ['Function, path', 'Bytes', ...engines.map((engine) => `µs, ${engine}`)];
  return `${circumstances(entries, cores)}\n\n${table(head, rows)}`;
}
