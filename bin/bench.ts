import { fail } from '#local/terminal.ts';
import { runBench } from '../tests/bench/bench.ts';

try {
  await runBench(process.argv.slice(2));
} catch (error) {
  fail(error);
}
