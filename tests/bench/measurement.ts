import type { BenchOptions } from './options.ts';
import type { Results } from './results.ts';
import type { Stack } from './stack.ts';

export interface Bench {
  readonly options: BenchOptions;
  readonly results: Results;
  /** The site on the local stack, started on the first call. */
  readonly site: () => Promise<Stack>;
}
