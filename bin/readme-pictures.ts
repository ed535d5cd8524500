import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFresh } from '#build/fresh.ts';
import { startRuntime } from 'cdk-laptop/runtime.ts';
import { readmeStaff, takeReadmePictures } from '#tools/readme-pictures.ts';

ensureFresh();
const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-readme-'));
const site = await startRuntime({ assembly: 'cdk.out', dataDir, port: 0, user: readmeStaff });
await takeReadmePictures(site.url, 'docs/pictures');
await site.stop();
rmSync(dataDir, { recursive: true });
