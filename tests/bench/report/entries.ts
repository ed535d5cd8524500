import type * as z from 'zod/mini';
import { readEntries, type Entry } from '../results.ts';

export interface Measured<Figures> extends Entry<Figures> {
  readonly key: string;
}

/**
 * The results of a section, in the order of their first measurement. Only those of the newest build, because a table
 * must not mix builds.
 */
export function entriesOf<Schema extends z.ZodMiniType>(
  section: string,
  schema: Schema,
): Measured<z.infer<Schema>>[] {
  const all = Object.entries(readEntries(section)).map(([key, entry]) =>
    Object.assign(entry, { key }),
  );
  const newest = all.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
  return all
    .filter(({ build }) => build === newest?.build)
    .map((entry) => Object.assign(entry, { figures: schema.parse(entry.figures) }));
}

/** Load average per core that the bench causes itself. */
const benchLoad = 3;

/** When a section was measured, for how long, and whether other processes kept the machine busy. */
export function circumstances(entries: readonly Measured<unknown>[], cores: number): string {
  const [first] = entries;
  if (first === undefined) return 'Not measured yet.';
  const seconds = entries.reduce((sum, entry) => sum + entry.seconds, 0);
  const loads = entries.map(({ load }) => load).toSorted((one, other) => one - other);
  const busy = loads.filter((load) => load > cores * benchLoad).length;
  const noise =
    busy === 0
      ? ''
      : ` **${busy} of ${loads.length} parts began while other work kept the processors busy: their times are too long.**`;
  return `Measured ${first.at.slice(0, 16).replace('T', ' ')} UTC, build \`${first.build.slice(0, 12)}\`, in ${Math.round(seconds)} s, load average ${loads[0]} to ${loads.at(-1)}, the bench's own parts included.${noise}`;
}
