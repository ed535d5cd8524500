import { ensureFresh, requireFresh } from '#build/fresh.ts';
import { startRuntime } from 'cdk-laptop/runtime.ts';
import { stopOnSignals } from 'cdk-laptop/terminal.ts';
import { fail } from '#tools/fail.ts';
import { printAddresses, siteSettings } from '#tools/local-site.ts';

try {
  const settings = siteSettings(process.env, process.argv);
  if (process.argv.includes('--no-build')) requireFresh();
  else ensureFresh();
  const runtime = await startRuntime(settings);
  stopOnSignals(runtime.stop);
  printAddresses(runtime);
} catch (error) {
  fail(error);
}
