// What bin/local.ts does, without building first: `node tests/local/serve.ts <assembly>`. SIGUSR2 runs SCHEDULE.
import { startRuntime } from '#local/runtime.ts';
import { readSettings } from '#local/settings.ts';
import { announce, stopOnSignals } from '#local/terminal.ts';
import { fail } from '#tools/fail.ts';

try {
  const [assembly = 'cdk.out', ...flags] = process.argv.slice(2);
  const runtime = await startRuntime({ ...readSettings(process.env, flags), assembly });
  stopOnSignals(runtime.stop);
  const schedule = process.env['SCHEDULE'];
  if (schedule) process.on('SIGUSR2', () => void runtime.runSchedule(schedule).catch(() => {}));
  announce(runtime);
} catch (error) {
  fail(error);
}
