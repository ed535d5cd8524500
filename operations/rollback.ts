import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageNamed } from '#infra/stages.ts';
import { paths } from '#build/site.ts';

/**
 * Deploys an older commit's site stack from a separate folder and leaves the working tree alone. The same sources give
 * the same build, whose pages and assets are still in the bucket: only the edge functions, the policies and
 * the functions change back. Two things stay: the data stack, whose exports the site uses, and the origin secret, because
 * CloudFront would send an older one minutes before the functions accept it.
 * @param ref a commit, a tag or `HEAD~1`
 * @throws a one-line Error if the commit does not exist, the origin secret cannot be kept, or a step fails after
 *   reporting why
 */
export function rollBack(ref: string): void {
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    encoding: 'utf8',
  });
  const commit = found.stdout.trim();
  if (commit === '') throw new Error(`There is no commit "${ref}" here.`);
  const { originSecretGeneration } = stageNamed(process.env['STAGE'] ?? 'development');
  const env = { ...process.env, ORIGIN_SECRET_GENERATION: String(originSecretGeneration) };
  const folder = mkdtempSync(join(tmpdir(), 'rollback-'));
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
    const inFolder = { cwd: folder, env };
    run('node', ['bin/setup.mjs'], inFolder);
    run('npm', ['run', 'build'], inFolder);
    if (generationIn(folder) < originSecretGeneration) {
      throw new Error(
        `"${ref}" is from before a rollback could keep the origin secret: the API would reject visitors for minutes. Choose a newer commit.`,
      );
    }
    const site = ['deploy', 'SiteStack', '--exclusively', '--app', paths.assembly];
    run('node_modules/.bin/cdk', [...site, '--require-approval', 'never'], inFolder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
  }
}

/** The generation of the origin secret that CloudFront would send: the older of the template's two. */
function generationIn(folder: string): number {
  const template = readFileSync(join(folder, paths.assembly, 'SiteStack.template.json'), 'utf8');
  const generations = template.matchAll(/OriginSecretGeneration(\d+)[0-9A-F]{8}"/g);
  return Math.min(...Array.from(generations, ([, generation]) => Number(generation)));
}

function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`"${command} ${args.join(' ')}" failed: see above.`);
}
