// What bin/local.ts does, without building first: `node tests/local/serve.ts <assembly>`. SIGUSR2 runs SCHEDULE, and a line says when it has.
import { flushCompileCache } from 'node:module';
import { startRuntime } from 'cdk-laptop/runtime.ts';
import { stopOnSignals } from 'cdk-laptop/terminal.ts';
import { fail } from '#tools/fail.ts';
import { printAddresses, siteSettings } from '#tools/local-site.ts';

try {
  const [assembly = 'cdk.out', ...flags] = process.argv.slice(2);
  const runtime = await startRuntime({ ...siteSettings(process.env, flags), assembly });
  stopOnSignals(runtime.stop);
  const schedule = process.env['SCHEDULE'];
  const run = async () => {
    await runtime.runSchedule(schedule ?? '').catch(() => {});
    process.stdout.write(`${schedule} has run.\n`);
  };
  if (schedule) process.on('SIGUSR2', () => void run());
  printAddresses(runtime);
  // A killed process would not write it at its end.
  flushCompileCache();
} catch (error) {
  fail(error);
}
