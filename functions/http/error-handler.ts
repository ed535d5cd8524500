import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import * as z from 'zod/mini';
import { apiErrors } from '#contract/error.ts';
import type { ApiEvent } from './api-event.ts';
import { logger } from './logger.ts';
import { ApiError } from './api-error.ts';

/**
 * Maps every error to a response. A server error is logged once with its cause; a client error is one line with
 * its code.
 */
export function errorHandler(
  render: (error: ApiError, event: ApiEvent) => Result,
): MiddlewareObj<ApiEvent, Result> {
  return {
    onError: (request) => {
      const error = toApiError(request.error);
      const { code, cause } = error;
      const { routeKey: route } = request.event;
      if (apiErrors[code].status >= 500) {
        logger.error('failed', { route, code, error: cause instanceof Error ? cause : error });
      } else {
        logger.info('rejected', { route, code });
      }
      request.response = render(error, request.event);
    },
  };
}

/** The body parser of middy throws errors with a status: 415, or 422 for what is not JSON. */
const ParserError = z.object({ statusCode: z.number() });

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = ParserError.safeParse(error).data?.statusCode;
  if (status === 415) return new ApiError('unsupported_media_type');
  if (status === 422) return new ApiError('bad_request');
  return new ApiError('internal', { cause: error });
}
