import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import { originSecretHeader } from '#contract/environment.ts';
import type { ApiEvent } from './api-event.ts';
import { listFromEnvironment } from './environment.ts';
import { ApiError } from './api-error.ts';

const secrets = listFromEnvironment('ORIGIN_SECRETS').map(digest);

/** Rejects a request that did not come through CloudFront, past its firewall and its rate limits. */
export function originSecret(): MiddlewareObj<ApiEvent> {
  return {
    before: ({ event }) => {
      const given = digest(event.headers[originSecretHeader] ?? '');
      if (!secrets.some((secret) => timingSafeEqual(secret, given)))
        throw new ApiError('forbidden');
    },
  };
}

/** Equal in length, so that a comparison in constant time is possible. */
function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
