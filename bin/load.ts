import { fail } from '#tools/fail.ts';
import { runLoad } from '../tests/bench/load/load.ts';

try {
  await runLoad(process.argv.slice(2));
} catch (error) {
  fail(error);
}
