import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFresh } from '#build/fresh.ts';
import { takeShots } from '#tools/shots.ts';
import { startRuntime } from 'cdk-laptop/runtime.ts';

ensureFresh();
const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-shots-'));
const site = await startRuntime({ assembly: 'cdk.out', dataDir, port: 0 });
await takeShots(site.url, 'shots', process.argv[2]);
await site.stop();
rmSync(dataDir, { recursive: true });
