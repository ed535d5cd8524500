import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const brand = join(import.meta.dirname, '../src/content/brand.ts');

/**
 * Builds the site for another owner: the module named by `BRAND` replaces `content/brand.ts`, which it may import.
 * Tests use it to build a site with accounts.
 */
export function brandOf(file = process.env['BRAND']): Plugin | undefined {
  if (!file) return undefined;
  const other = resolve(file);
  return {
    name: 'brand',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === other || !/brand(?:\.ts)?$/.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === brand ? other : undefined;
    },
  };
}
