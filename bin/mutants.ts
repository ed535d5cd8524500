import { spawnSync } from 'node:child_process';
import { fail } from '#tools/fail.ts';
import { sourcesOf } from '../tests/mutants/options.ts';

const folder = 'tests/mutants/stryker';

try {
  const { status } = spawnSync(
    process.execPath,
    [
      `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`,
      'run',
      `${folder}/stryker.config.json`,
      `--mutate=${sourcesOf(process.argv.slice(2)).join()}`,
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
}
