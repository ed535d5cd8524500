import type { BenchOptions } from './options.ts';
import type { Results } from './results.ts';
import type { Stack } from './stack.ts';

/** What every measurement is given. */
export interface Bench {
  readonly options: BenchOptions;
  readonly results: Results;
  /** The site on the local stack, started when it is first asked for. */
  readonly site: () => Promise<Stack>;
}
