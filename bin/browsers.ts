import { ensureFresh } from '#build/fresh.ts';
import { fail } from '#tools/fail.ts';
import { runBrowsers } from '../tests/browsers/browsers.ts';

try {
  ensureFresh();
  if (!(await runBrowsers(process.argv.slice(2), console.log))) process.exitCode = 1;
} catch (error) {
  fail(error);
}
