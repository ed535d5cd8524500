#!/usr/bin/env node
import { startRuntime } from '../src/runtime.ts';
import { readSettings } from '../src/settings.ts';
import { announce, stopOnSignals } from '../src/terminal.ts';

const [assembly = 'cdk.out', ...flags] = process.argv.slice(2);
try {
  const runtime = await startRuntime({ ...readSettings(process.env, flags), assembly });
  stopOnSignals(runtime.stop);
  announce(runtime);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
