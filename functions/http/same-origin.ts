import type { MiddlewareObj } from '@middy/core';
import type { ApiEvent } from './api.ts';
import { listFromEnvironment } from './environment.ts';
import { isForm } from './form.ts';
import { ApiError } from './api-error.ts';

const hosts = new Set(listFromEnvironment('siteHosts').map((host) => host.toLowerCase()));

/**
 * Refuses a change of state that another site's page asks for. Programs that send no `Origin` may pass:
 * they hold no visitor's cookies. A form that a browser sent by itself always has one.
 */
export function sameOrigin(): MiddlewareObj<ApiEvent> {
  return {
    before: ({ event }) => {
      const { headers, requestContext } = event;
      if (requestContext.http.method === 'GET') return;
      const { origin } = headers;
      const foreign = origin === undefined ? isForm(event) : !isOurs(origin);
      if (foreign || headers['sec-fetch-site'] === 'cross-site') throw new ApiError('forbidden');
    },
  };
}

/** Compares the host, with its port where it is not the scheme's own. An `Origin` may also be "null" or garbage. */
function isOurs(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && hosts.has(url.host);
}
