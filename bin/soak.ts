import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, seed: { type: 'string', default: '' } },
});
const { status } = spawnSync('vitest', ['run', 'tests/faults/soak.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SOAK_MINUTES: values.minutes, SOAK_SEED: values.seed },
});
process.exitCode = status ?? 1;
