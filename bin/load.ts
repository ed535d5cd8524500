import { fail } from '#local/terminal.ts';
import { runLoad } from '../tests/bench/load/load.ts';

try {
  await runLoad(process.argv.slice(2));
} catch (error) {
  fail(error);
}
