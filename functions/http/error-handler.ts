import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import * as z from 'zod/mini';
import { apiErrors } from '#contract/error.ts';
import { errorResponse } from './response.ts';
import type { ApiEvent } from './api-event.ts';
import { logger } from './logger.ts';
import { ApiError } from './api-error.ts';

/** The cookies to set with an error response, such as when a session has ended. */
export type ErrorCookies = (error: ApiError) => readonly string[];

/** The response to an error; undefined for the API's usual one. */
export type ErrorResponder = (error: ApiError, event: ApiEvent) => Result | undefined;

/**
 * Maps every error to a response. A server error is logged once with its cause; a client error is one line with
 * its code.
 */
export function errorHandler(respond: ErrorResponder): MiddlewareObj<ApiEvent, Result> {
  return {
    onError: (request) => {
      const error = toApiError(request.error);
      const { code, cause } = error;
      if (apiErrors[code].status >= 500) {
        logger.error('failed', { code, error: cause instanceof Error ? cause : error });
      } else {
        logger.info('rejected', { code });
      }
      request.response = respond(error, request.event) ?? errorResponse(error);
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
