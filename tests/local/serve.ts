// What bin/local.ts does, without building first: `node tests/local/serve.ts <assembly>`. SIGUSR2 runs SCHEDULE, and a line says when it has.
import { startRuntime } from '#local/runtime.ts';
import { readSettings } from '#local/settings.ts';
import { announce, stopOnSignals } from '#local/terminal.ts';
import { fail } from '#tools/fail.ts';

try {
  const [assembly = 'cdk.out', ...flags] = process.argv.slice(2);
  const runtime = await startRuntime({ ...readSettings(process.env, flags), assembly });
  stopOnSignals(runtime.stop);
  const schedule = process.env['SCHEDULE'];
  const run = async () => {
    await runtime.runSchedule(schedule ?? '').catch(() => {});
    process.stdout.write(`${schedule} has run.\n`);
  };
  if (schedule) process.on('SIGUSR2', () => void run());
  announce(runtime);
} catch (error) {
  fail(error);
}
