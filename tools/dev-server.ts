import { globSync } from 'node:fs';
import { createServer, type ProxyOptions } from 'vite';
import { paths, searchWorkers } from '#build/site.ts';
import { siteFolders } from '#contract/archive.ts';
import { apiBase } from '#contract/endpoints.ts';
import { filesBase } from '#contract/inbox.ts';
import { pages } from '#frontend/pages.ts';
import { devPages } from './dev-pages.ts';
import { mailPreview } from './mail-preview.ts';

/**
 * What the runtime serves: the API, what functions store, and of the last build the search index and what stored pages use.
 * The current pictures are Vite's, before it passes anything on.
 */
const passedOn = [
  apiBase,
  '/assets/',
  filesBase,
  `/${siteFolders.pictures}`,
  `${pages.newsletter.path}/`,
];

/** Vite with hot module replacement. The runtime behind it serves what is {@link passedOn}. */
export interface DevServer {
  /** `http://localhost:5173` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** @throws a one-line Error if the port is busy */
export async function startDevServer(runtimeUrl: string, port: number): Promise<DevServer> {
  const url = `http://localhost:${port}`;
  const pagePaths = new Set<string>(Object.values(pages).map(({ path }) => path));
  const toRuntime: ProxyOptions = {
    target: runtimeUrl,
    changeOrigin: true,
    // Two pages share the newsletters' prefix.
    bypass: ({ url: path = '' }) => (pagePaths.has(path.replace(/\?.*/, '')) ? path : undefined),
    configure: (proxy) => {
      // The API rejects changes from other origins. Our own page comes from this port, so its origin becomes the
      // runtime's. Foreign origins stay as they are.
      proxy.on('proxyReq', (request) => {
        if (request.getHeader('origin') === url) request.setHeader('origin', runtimeUrl);
      });
    },
  };
  const server = await createServer({
    configFile: 'frontend/vite.config.ts',
    plugins: [mailPreview, devPages()],
    // That of the last build.
    define: { SEARCH_WORKER: JSON.stringify(builtSearchWorker()) },
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      proxy: Object.fromEntries(passedOn.map((prefix) => [prefix, toRuntime])),
    },
  });
  await server.listen();
  return { url, stop: () => server.close() };
}

function builtSearchWorker(): string {
  const [file] = globSync(searchWorkers.replace('/assets', paths.assets));
  return file?.replace(paths.assets, '/assets') ?? '';
}
