import { ensureFresh } from '#build/fresh.ts';
import { startDevServer } from '#tools/dev-server.ts';
import { startRuntime } from '#local/runtime.ts';
import { readPort, readSettings } from '#local/settings.ts';
import { announce, stopOnSignals } from '#local/terminal.ts';
import { fail } from '#tools/fail.ts';

try {
  const port = readPort(process.env['PORT'] || '5173');
  ensureFresh();
  const runtime = await startRuntime({ ...readSettings(process.env), port: 0 });
  const devServer = await startDevServer(runtime.url, port);
  stopOnSignals(async () => {
    await devServer.stop();
    await runtime.stop();
  });
  announce(runtime, devServer.url);
} catch (error) {
  fail(error);
}
