import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Modules } from '#build/modules.ts';
import { campaignsPrefix, contactsPrefix, pages } from '../src/staff/pages.ts';
import { assetFileNames, configFile, modulesOf } from './bundles.ts';

/** The staff area's single page, below the site's pages. */
const shell = 'admin/index.html';

/** The paths and prefixes that it serves. */
export const staffUrls = {
  pages: Object.fromEntries(Object.values(pages).map((path) => [path, shell])),
  prefixed: [contactsPrefix, campaignsPrefix].map((prefix) => ({ prefix, file: shell })),
};

/**
 * Bundles the staff area, a separate application, into `folder`/assets, and writes its page below `pageFolder`.
 * @returns the modules in its scripts
 */
export async function buildStaff(folder: string, pageFolder: string): Promise<Modules> {
  const result = await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      // Every browser that can run the rest supports it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, '../admin.html'),
        output: {
          assetFileNames,
          chunkFileNames: ({ facadeModuleId }) => `assets/${chunkName(facadeModuleId)}-[hash:7].js`,
          entryFileNames: 'assets/staff-[hash:7].js',
          codeSplitting: {
            groups: [
              // This changes with an upgrade, not with a deploy, so browsers keep it. The style that declares the
              // layers comes first.
              {
                name: 'base',
                test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack)\/|\/styles\/site\.css$/,
                priority: 1,
              },
              // Shared by pages, except what loads on demand: product names, an authenticator's secret.
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

/** Names a page's chunk after its folder, since every page file is called `page.tsx`. */
function chunkName(file: string | null): string {
  const [, folder] = file?.match(/\/([^/]+)\/page\.tsx$/) ?? [];
  return folder ?? '[name]';
}

function isChunk(file: Rolldown.RolldownOutput['output'][number]): file is Rolldown.OutputChunk {
  return file.type === 'chunk';
}
