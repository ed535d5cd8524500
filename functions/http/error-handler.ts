import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { apiErrors } from '#contract/error.ts';
import type { ApiEvent } from './api-event.ts';
import { logger } from './logger.ts';
import { ApiError } from './api-error.ts';

/**
 * Maps every error to a response. Logs a server error once with its cause, a client error as one line with its code.
 */
export function errorHandler(
  render: (error: ApiError, event: ApiEvent) => Result,
): MiddlewareObj<ApiEvent, Result> {
  return {
    onError: (request) => {
      const { error: thrown } = request;
      const error =
        thrown instanceof ApiError ? thrown : new ApiError('internal', { cause: thrown });
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
