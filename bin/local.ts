import { ensureFresh, requireFresh } from '#build/fresh.ts';
import { startRuntime } from '#local/runtime.ts';
import { readSettings } from '#local/settings.ts';
import { announce, stopOnSignals } from '#local/terminal.ts';
import { fail } from '#tools/fail.ts';

try {
  const settings = readSettings(process.env, process.argv);
  if (process.argv.includes('--no-build')) requireFresh();
  else ensureFresh();
  const runtime = await startRuntime(settings);
  stopOnSignals(runtime.stop);
  announce(runtime);
} catch (error) {
  fail(error);
}
