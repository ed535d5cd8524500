import type { MiddlewareObj } from '@middy/core';
import type { ApiEvent } from './api-event.ts';
import { listFromEnvironment } from './environment.ts';
import { ApiError } from './api-error.ts';

const hosts = new Set(listFromEnvironment('SITE_HOSTS').map((host) => host.toLowerCase()));

/**
 * Rejects a state change from a page of another site. Clients without an `Origin` pass: they have no visitor's cookies.
 * A browser always sends one with a form.
 */
export function sameOrigin(isExempt: (event: ApiEvent) => boolean): MiddlewareObj<ApiEvent> {
  return {
    before: ({ event }) => {
      const { headers, isForm, requestContext } = event;
      if (requestContext.http.method === 'GET' || isExempt(event)) return;
      const { origin } = headers;
      const foreign = origin === undefined ? isForm : !isOurs(origin);
      if (foreign || headers['sec-fetch-site'] === 'cross-site') throw new ApiError('forbidden');
    },
  };
}

/** Compares the host, with its port if it is not the scheme's default. `Origin` may also be "null" or garbage. */
function isOurs(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && hosts.has(url.host);
}
