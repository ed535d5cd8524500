import type { Plugin } from 'vite';
import { buildInlineScripts } from '../frontend/build/bundles.ts';
import type { Prerenderer } from '../frontend/src/prerender.ts';

/** The order of layers comes before the styles of components. */
const styles =
  '<link rel="stylesheet" href="/src/styles/site.css"><script type="module" src="/src/dev-styles.ts"></script>';

/** The module that renders pages, as Vite names it. */
const renderer = '/src/entry-server.tsx';

/** Renders public pages at each request, from what their files say then. */
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
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the file exports
          const { render } = (await server.ssrLoadModule(renderer)) as Prerenderer;
          const html = await render(url, {
            style: '/src/styles/site.css',
            script: '/src/site.ts',
            islands: (file) => [`/src/${file}.island.tsx`],
            inlineScripts: await buildInlineScripts(),
            orderCard: () => '',
          });
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(
            await server.transformIndexHtml(url, html.replace('</head>', `${styles}$&`)),
          );
        };
        // oxlint-disable-next-line promise/no-callback-in-promise -- how Connect hears of an error
        respond().catch(next);
      });
    },
    // A page is no module of the browser: it shows a change by loading again.
    hotUpdate({ modules }) {
      if (this.environment.name === 'ssr' && modules.length > 0) {
        this.environment.hot.send({ type: 'full-reload' });
      }
    },
  };
}
