import * as z from 'zod/mini';
import { Place } from '../lists.ts';
import { inWords, Machine } from '../machine.ts';
import { circumstances, entriesOf } from '../report/entries.ts';
import { writePage } from '../report/page.ts';
import { decimal, table, whole } from '../report/markdown.ts';

/** Results of one group of clients. Times are in milliseconds. */
const GroupResult = z.object({
  who: z.string(),
  writes: z.boolean(),
  perSecond: z.number(),
  p50: z.number(),
  p99: z.number(),
  max: z.number(),
  /** Responses by status. `none`: connections without a response. */
  statuses: z.record(z.string(), z.number()),
});
export type GroupResult = z.infer<typeof GroupResult>;

/** `acknowledged` counts responses, `stored` the rows of both tables. */
const Load = z.object({
  groups: z.array(GroupResult),
  acknowledged: z.number(),
  stored: z.number(),
});
export type Load = z.infer<typeof Load>;

/** `seconds`: time to write the rows that the previous size does not have. */
const Capacity = z.object({ seconds: z.number(), first: Place, middle: Place });
export type Capacity = z.infer<typeof Capacity>;

/** Writes docs/load.md from what has been measured so far. */
export function writeReport(): void {
  const [machine] = entriesOf('machine', Machine);
  if (machine === undefined) return;
  const { cores } = machine.figures;
  const [load] = entriesOf('traffic', Load);
  writePage('docs/load.md', new URL('load.md', import.meta.url), {
    machine: inWords(machine.figures),
    traffic: trafficTable(cores),
    durability: load === undefined ? '' : durability(load.figures),
    capacity: capacityTable(cores),
  });
}

function trafficTable(cores: number): string {
  const entries = entriesOf('traffic', Load);
  const rows = entries.flatMap(({ figures }) =>
    figures.groups.map(({ who, perSecond, p50, p99, max, statuses }) => [
      who,
      decimal(perSecond),
      whole(p50),
      whole(p99),
      whole(max),
      Object.entries(statuses)
        .map(([status, times]) => `${status}: ${whole(times)}`)
        .join(', '),
    ]),
  );
  const head = ['Who', 'responses a second', 'median', '99 %', 'longest', 'responses by status'];
  return `${table(head, rows)}\n\n${circumstances(entries, cores)}`;
}

function durability({ acknowledged, stored }: Load): string {
  const lost = whole(Math.max(0, acknowledged - stored));
  return `${whole(acknowledged)} messages and subscriptions were acknowledged and ${whole(stored)} rows are stored: **${lost} lost**. The other rows were in flight when a round of load ended, or their client had timed out.`;
}

function capacityTable(cores: number): string {
  const entries = entriesOf('capacity', Capacity);
  const rows = entries.map(({ key, figures: { first, middle, seconds } }) => [
    whole(Number(key)),
    String(first.units),
    String(middle.units),
    decimal(first.ms),
    decimal(middle.ms),
    whole(seconds),
  ]);
  const head = ['Rows', 'units, first page', 'middle', 'ms, first page', 'middle', 's to write'];
  return `${table(head, rows)}\n\n${circumstances(entries, cores)}`;
}
