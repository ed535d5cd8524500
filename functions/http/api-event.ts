import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** An HTTP API event in payload format 2.0. */
export type ApiEvent = APIGatewayProxyEventV2;

/** What a request's path has in the place of `{name}`. The gateway calls no function whose path lacks it. */
export function pathParameter(
  { pathParameters = {} }: Pick<ApiEvent, 'pathParameters'>,
  name: string,
): string {
  return pathParameters[name] ?? '';
}
