import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './cache.ts';
import { picturesIn, sourcesOfContent } from './content.ts';
import { fileOf, pictureReference } from './source.ts';
import { make, variantsOf } from './variants.ts';

const delivered = /^\/[\da-f]{8}(?:-\d+)?\.(?:avif|webp|svg)$/;
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/**
 * Replaces each key in the content with what the browser must know of its picture, so that no page loads a list of
 * all pictures. The development server also serves the files, made on first request.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    transform: {
      filter: { id: /\/frontend\/src\/(?:content\/.*|.*content)\.ts$/ },
      async handler(text, id) {
        try {
          const named = picturesIn(text);
          const references = await Promise.all(named.map(({ key }) => pictureReference(key)));
          for (const { key } of named) this.addWatchFile(join(root, fileOf(key) ?? ''));
          // From the end, so that a replacement does not move the keys still to be replaced.
          return named.reduceRight(
            (code, { start, end }, at) =>
              `${code.slice(0, start)}'${references[at]}'${code.slice(end)}`,
            text,
          );
        } catch (error) {
          return this.error(
            `${relative(root, id)}: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      },
    },
    configureServer({ middlewares }) {
      middlewares.use('/assets', (request, response, next) => {
        void respond(request.url ?? '', response, next);
      });
    },
  };
}

async function respond(url: string, response: ServerResponse, next: (error?: unknown) => void) {
  try {
    const file = await fileFor(url);
    if (!file) return next();
    response.setHeader('content-type', types[extname(file)] ?? '');
    response.end(await readFile(file));
  } catch (error) {
    next(error);
  }
}

/** The file behind a URL below the assets, if it belongs to a current picture. */
async function fileFor(url: string): Promise<string | undefined> {
  if (!delivered.test(url)) return undefined;
  const variants = (await sourcesOfContent()).flatMap(variantsOf);
  const variant = variants.find(({ file }) => url === `/${file}`);
  return variant && make(variant);
}
