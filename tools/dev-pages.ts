import type { Plugin } from 'vite';
import { buildInlineScripts } from '../frontend/build/bundles.ts';
import type { Prerenderer } from '../frontend/src/prerender.ts';

/** Layers must be ordered before the styles of components. */
const styles =
  '<link rel="stylesheet" href="/src/styles/site.css"><script type="module" src="/src/dev-styles.ts"></script>';

/** The module that renders pages, as Vite addresses it. */
const renderer = '/src/entry-server.tsx';

/** Renders public pages for each request from the current files. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
        if (!request.headers.accept?.includes('text/html') || url.startsWith('/admin')) {
          return next();
        }
        const respond = async () => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file's exports
          const { render } = (await server.ssrLoadModule(renderer)) as Prerenderer;
          const html = await render(url, {
            style: '/src/styles/site.css',
            script: '/src/site.ts',
            islands: (file) => [`/src/${file}.island.tsx`],
            inlineScripts: await buildInlineScripts(),
            socialCardUrl: () => '',
          });
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(
            await server.transformIndexHtml(url, html.replace('</head>', `${styles}$&`)),
          );
        };
        // oxlint-disable-next-line promise/no-callback-in-promise -- Connect receives errors this way
        respond().catch(next);
      });
    },
    // Pages have no modules in the browser to replace, so a change needs a reload.
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        this.environment.hot.send({ type: 'full-reload' });
      }
    },
  };
}
