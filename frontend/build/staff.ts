import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Modules } from '#build/modules.ts';
import { contactsPrefix, pages } from '../src/staff/pages.ts';
import { assetFileNames, configFile, modulesOf } from './bundles.ts';

/** The one page of the staff area, below the site's pages. */
const shell = 'admin/index.html';

/** What it answers. */
export const staffUrls = {
  pages: Object.fromEntries(Object.values(pages).map((path) => [path, shell])),
  prefixed: [{ prefix: contactsPrefix, file: shell }],
};

/**
 * Bundles the staff area, an application of its own, into `folder`/assets, and puts its page below `pageFolder`.
 * @returns what its scripts are made of
 */
export async function buildStaff(folder: string, pageFolder: string): Promise<Modules> {
  const result = await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      // Every browser that can run the rest knows it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, '../admin.html'),
        output: {
          assetFileNames,
          chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash:7].js`,
          entryFileNames: 'assets/staff-[hash:7].js',
          codeSplitting: {
            groups: [
              // Changes with an upgrade, not with a deploy: browsers keep it. And first of all styles the one that
              // declares the layers.
              {
                name: 'base',
                test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\/|\/styles\/site\.css$/,
                priority: 1,
              },
              // What pages share, but for what is fetched on demand: names of products, an authenticator's secret.
              {
                name: 'shared',
                test: /frontend\/src\/(?:api|forms|ui|staff\/(?!signin\/(?:AuthenticatorSecret|QrCode)\.))|\/contract\//,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite was expected to make exactly one bundle.');
  await mkdir(dirname(join(pageFolder, shell)), { recursive: true });
  await rename(join(folder, 'admin.html'), join(pageFolder, shell));
  return Object.fromEntries(result.output.filter(isChunk).map(modulesOf));
}

/** A page's chunk has the name of its folder: all files of pages are called `page.tsx`. */
function chunkName(file: string | null): string {
  const [, folder] = file?.match(/\/([^/]+)\/page\.tsx$/) ?? [];
  return folder ?? '[name]';
}

function isChunk(file: Rolldown.RolldownOutput['output'][number]): file is Rolldown.OutputChunk {
  return file.type === 'chunk';
}
