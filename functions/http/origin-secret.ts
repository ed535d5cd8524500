import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import { originSecretHeader } from '#contract/environment.ts';
import type { ApiEvent } from './api-event.ts';
import { listFromEnvironment } from './environment.ts';
import { ApiError } from './api-error.ts';

const secrets = listFromEnvironment('ORIGIN_SECRETS').map(digest);

/** Rejects a request that bypassed CloudFront with its firewall and rate limits. */
export function originSecret(): MiddlewareObj<ApiEvent> {
  return {
    before: ({ event }) => {
      const given = digest(event.headers[originSecretHeader] ?? '');
      if (!secrets.some((secret) => timingSafeEqual(secret, given)))
        throw new ApiError('forbidden');
    },
  };
}

/** Equalises lengths for a constant-time comparison. */
function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
