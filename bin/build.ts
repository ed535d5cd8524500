import { spawnSync } from 'node:child_process';
import { fingerprint, recordFingerprint } from '#build/fresh.ts';
import { bundleFunctions } from '#build/functions.ts';
import { buildSite } from '../frontend/build.ts';

const sources = fingerprint();
await buildSite();
await bundleFunctions();
const { status } = spawnSync(process.execPath, ['bin/synth.ts'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
recordFingerprint(sources);
