import { ensureFresh } from '#build/fresh.ts';
import { fail } from '#tools/fail.ts';
import { runEngines } from '../tests/engines/engines.ts';

try {
  ensureFresh();
  if (!(await runEngines(process.argv.slice(2), console.log))) process.exitCode = 1;
} catch (error) {
  fail(error);
}
