import { fail } from '#tools/fail.ts';
import { runBench } from '../tests/bench/bench.ts';

try {
  await runBench(process.argv.slice(2));
} catch (error) {
  fail(error);
}
