import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** One file and what it weighs, in kilobytes (1,000 octets) after brotli 11. */
export interface Weight {
  readonly name: string;
  readonly kilobytes: number;
}

/** Weighs files, each once however many pages ask for it. */
export class Scales {
  readonly #folder: string;
  readonly #known = new Map<string, Weight>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(name: string): string {
    return readFileSync(`${this.#folder}/${name}`, 'utf8');
  }

  weigh(name: string): Weight {
    const known = this.#known.get(name);
    if (known) return known;
    const octets = readFileSync(`${this.#folder}/${name}`);
    // Brotli would make these larger, and the edge sends them as they are.
    const compact = /\.(?:woff2|avif|webp|jpg|png|mp4|webm)$/.test(name);
    const weight = { name, kilobytes: compact ? octets.length / 1000 : compressed(octets) };
    this.#known.set(name, weight);
    return weight;
  }
}

/** Kilobytes of a text after brotli 11. */
export function compressed(content: Buffer | string): number {
  return brotliCompressSync(content).length / 1000;
}

export function total(weights: readonly Weight[]): number {
  return weights.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}
