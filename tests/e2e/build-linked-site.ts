import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { paths } from '#build/site.ts';
import { synthesize } from '#infra/synth.ts';
import { buildSite } from '../../frontend/build.ts';

/** Builds the site of `BRAND` into a folder, and synthesizes it with the functions that are built already. */
const [, , folder = ''] = process.argv;
await buildSite(folder);
await mkdir(join(folder, paths.functions, '..'), { recursive: true });
await symlink(resolve(paths.functions), join(folder, paths.functions));
synthesize({ root: folder });
