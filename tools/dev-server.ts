import { globSync } from 'node:fs';
import { createServer } from 'vite';
import { paths, searchWorkers } from '#build/site.ts';
import { devPages } from './dev-pages.ts';
import { mailPreview } from './mail-preview.ts';

/** Vite with hot module replacement. The runtime behind it serves the API. */
export interface DevServer {
  /** `http://localhost:5173` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** @throws a one-line Error if the port is busy */
export async function startDevServer(runtimeUrl: string, port: number): Promise<DevServer> {
  const url = `http://localhost:${port}`;
  const server = await createServer({
    configFile: 'frontend/vite.config.ts',
    plugins: [mailPreview, devPages()],
    // The index of the last build, which the runtime serves.
    define: { SEARCH_WORKER: JSON.stringify(builtSearchWorker()) },
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      proxy: {
        '/assets/search': runtimeUrl,
        '/api': {
          target: runtimeUrl,
          changeOrigin: true,
          configure: (proxy) => {
            // The API rejects changes from other origins. Our own page comes from this port, so its origin becomes the
            // runtime's. Foreign origins stay as they are.
            proxy.on('proxyReq', (request) => {
              if (request.getHeader('origin') === url) request.setHeader('origin', runtimeUrl);
            });
          },
        },
      },
    },
  });
  await server.listen();
  return { url, stop: () => server.close() };
}

function builtSearchWorker(): string {
  const [file] = globSync(searchWorkers.replace('/assets', paths.assets));
  return file?.replace(paths.assets, '/assets') ?? '';
}
