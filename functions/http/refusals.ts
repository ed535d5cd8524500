import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import * as z from 'zod/mini';
import { refusals as known } from '#contract/error.ts';
import { errorResponse } from './response.ts';
import type { ApiEvent } from './api.ts';
import { logger } from './logger.ts';
import { Refusal } from './refusal.ts';

/** The cookies to set beside a refusal, as where a session turned out to be over. */
export type CookiesBeside = (refusal: Refusal) => readonly string[];

/** The answer that a refusal leads to; undefined for the API's usual one. */
export type Refuse = (refusal: Refusal, event: ApiEvent) => Result | undefined;

/**
 * Maps every error to an answer, in this one place. What is our fault is logged once, as an error with
 * its cause; what is the caller's, as one line with its code.
 */
export function refusals(refuseSo: Refuse): MiddlewareObj<ApiEvent, Result> {
  return {
    onError: (request) => {
      const refusal = toRefusal(request.error);
      const { code, cause } = refusal;
      if (known[code].status >= 500) {
        logger.error('failed', { code, error: cause instanceof Error ? cause : refusal });
      } else {
        logger.info('refused', { code });
      }
      request.response = refuseSo(refusal, request.event) ?? errorResponse(refusal);
    },
  };
}

/** The body parser of middy throws errors with a status: 415, or 422 for what is not JSON. */
const OfParser = z.object({ statusCode: z.number() });

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = OfParser.safeParse(error).data?.statusCode;
  if (status === 415) return new Refusal('unsupported_media_type');
  if (status === 422) return new Refusal('bad_request');
  return new Refusal('internal', { cause: error });
}
