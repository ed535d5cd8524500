import { ensureFresh } from '#build/fresh.ts';
import { startDevServer } from '#tools/dev-server.ts';
import { startRuntime } from 'cdk-laptop/runtime.ts';
import { readPort } from 'cdk-laptop/settings.ts';
import { stopOnSignals } from 'cdk-laptop/terminal.ts';
import { fail } from '#tools/fail.ts';
import { printAddresses, siteSettings } from '#tools/local-site.ts';

try {
  const port = readPort(process.env['PORT'] || '5173');
  ensureFresh();
  const runtime = await startRuntime({ ...siteSettings(process.env), port: 0 });
  const devServer = await startDevServer(runtime.url, port);
  stopOnSignals(async () => {
    await devServer.stop();
    await runtime.stop();
  });
  printAddresses(runtime, devServer.url);
} catch (error) {
  fail(error);
}
