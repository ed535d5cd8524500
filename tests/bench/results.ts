import { mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { writeFileAtomically } from 'cdk-laptop/data-folder.ts';

export interface Entry<Figures = unknown> {
  readonly at: string;
  /** Fingerprint of the sources that were measured. */
  readonly build: string;
  readonly seconds: number;
  /** The load average at the start, which includes the previous part. */
  readonly load: number;
  readonly figures: Figures;
}

const defaultFolder = '.bench';

/**
 * Stored results: a JSON file for each section, written after every part, so that an interrupted run can be resumed.
 */
export class Results {
  readonly #build: string;
  readonly #force: boolean;
  readonly #folder: string;

  /** @param force repeats measurements of this build */
  constructor(build: string, force: boolean, folder = defaultFolder) {
    this.#folder = folder;
    this.#build = build;
    this.#force = force;
    mkdirSync(folder, { recursive: true });
  }

  /** Measures a part of a section, unless this build has a result. */
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
      // The other parts continue, and the next run retries this one.
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

/** All results of a section, by key. */
export function readEntries(section: string, folder = defaultFolder): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(join(folder, `${section}.json`), 'utf8'));
  } catch {
    return {};
  }
}

/** Measures so many times, one after the other. */
export async function repeat<Result>(
  runs: number,
  measure: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await measure());
  return results;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] =
    sorted.length % 2 === 1
      ? [sorted[middle], sorted[middle]]
      : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** The median, or undefined where a run had a timeout. */
export function medianOfAll(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? median(known) : undefined;
}
