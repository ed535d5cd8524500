import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** An HTTP API event in payload format 2.0. */
export interface ApiEvent extends APIGatewayProxyEventV2 {
  /** Whether a browser sent a form itself, without script: `serve` sets it before anything reads it. */
  isForm?: boolean;
}

/** An event with its body decoded, checked and typed. */
export type ApiRequest<Body> = Omit<ApiEvent, 'body'> & { readonly body: Body };

/** What a request's path has in the place of `{name}`. The gateway calls no function whose path lacks it. */
export function pathParameter(
  { pathParameters = {} }: Pick<ApiEvent, 'pathParameters'>,
  name: string,
): string {
  return pathParameters[name] ?? '';
}
