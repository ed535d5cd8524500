import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Deploys an older commit from a folder of its own, so that what lies in this one stays as it is. The same
 * sources give the same build, whose pages and assets are still in the bucket: only the edge function, the
 * policies and the functions change back.
 * @param ref a commit, a tag or `HEAD~1`
 * @throws Error in one line where there is no such commit, or where a step fails, which has said why by then
 */
export function rollBack(ref: string): void {
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    encoding: 'utf8',
  });
  const commit = found.stdout.trim();
  if (commit === '') throw new Error(`There is no commit "${ref}" here.`);
  const folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
    run('node', ['bin/setup.mjs'], folder);
    run('npm', ['run', 'deploy', '--', '--require-approval', 'never'], folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
  }
}

function run(command: string, options: readonly string[], cwd = '.'): void {
  const { status } = spawnSync(command, options, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${command} ${options.join(' ')}" failed: see above.`);
}
