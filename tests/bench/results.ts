import { mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { writeFileAtomically } from '#local/data-folder.ts';

/** One thing that was measured. */
export interface Entry<Figures = unknown> {
  readonly at: string;
  /** Fingerprint of the sources that were measured. */
  readonly build: string;
  readonly seconds: number;
  /** The machine's load average when this began, to which the part before belongs. */
  readonly load: number;
  readonly figures: Figures;
}

const ownFolder = '.bench';

/**
 * What has been measured: a JSON file for each section, in which every part is written as soon as it is
 * known. A run that was broken off goes on where it ended.
 */
export class Results {
  readonly #build: string;
  readonly #force: boolean;
  readonly #folder: string;

  /** @param force measures again what is known of this build */
  constructor(build: string, force: boolean, folder = ownFolder) {
    this.#folder = folder;
    this.#build = build;
    this.#force = force;
    mkdirSync(folder, { recursive: true });
  }

  /** Measures one part of a section, unless that was done for this build before. */
  async part(section: string, key: string, measure: () => Promise<object>): Promise<void> {
    const known = readEntries(section, this.#folder)[key];
    if (known?.build === this.#build && !this.#force) return;
    const started = Date.now();
    const load = Number(loadavg()[0]?.toFixed(2));
    process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${section} ${key} … `);
    let figures: object;
    try {
      figures = await measure();
    } catch (error) {
      // The next run tries it again; hours of others are not lost to it.
      process.stdout.write(`failed: ${String(error)}\n`);
      process.exitCode = 1;
      return;
    }
    const seconds = (Date.now() - started) / 1000;
    process.stdout.write(`${seconds.toFixed(1)} s\n`);
    const entry = {
      at: new Date(started).toISOString(),
      build: this.#build,
      seconds,
      load,
      figures,
    };
    const entries = { ...readEntries(section, this.#folder), [key]: entry };
    writeFileAtomically(
      join(this.#folder, `${section}.json`),
      `${JSON.stringify(entries, null, 2)}\n`,
    );
  }
}

/** Everything that was ever measured in a section, by its key. */
export function readEntries(section: string, folder = ownFolder): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(join(folder, `${section}.json`), 'utf8'));
  } catch {
    return {};
  }
}

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1
      ? [sorted[middle], sorted[middle]]
      : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}
