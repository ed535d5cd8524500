import { spawnSync } from 'node:child_process';
import { findAccount } from '#operations/preflight.ts';
import { fail } from '#tools/fail.ts';
import { region } from '#infra/names.ts';

try {
  const environment = `aws://${await findAccount()}/${region}`;
  const args = ['bootstrap', environment, ...process.argv.slice(2)];
  const { status } = spawnSync('cdk', args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
