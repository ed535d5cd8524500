import type { APIGatewayProxyEventV2, APIGatewayRequestAuthorizerEventV2 } from 'aws-lambda';
import type { HttpRequest } from '../http.ts';
import type { RouteMatch } from './route-key.ts';

/** What an event says of the API and the moment, beside the request itself. */
export interface EventContext {
  readonly accountId: string;
  readonly apiId: string;
  readonly domainName: string;
  readonly stage: string;
  readonly requestId: string;
  readonly time: Date;
  readonly route: RouteMatch;
}

/** What a Lambda authorizer let a route know about the caller. */
export type AuthorizerContext = Readonly<Record<string, unknown>>;

/**
 * Types whose bodies API Gateway hands over as text; all others come in base64, forms among them. AWS does not list
 * them: ministackorg/ministack#766 and middyjs/middy#603 report what it was seen to do.
 */
const textTypes = /^(text\/|application\/(json|javascript|xml|[^;]*\+(json|xml)))/i;

/** The event of payload format 2.0 for a Lambda integration. */
export function toProxyEvent(
  request: HttpRequest,
  body: Buffer,
  context: EventContext,
  authorizer?: AuthorizerContext,
): APIGatewayProxyEventV2 {
  const isBase64Encoded =
    body.length > 0 && !textTypes.test(request.headers.get('content-type') ?? '');
  const { pathParameters } = context.route;
  return {
    ...commonOf(request, context),
    requestContext: {
      ...requestContextOf(request, context),
      ...(authorizer === undefined ? {} : { authorizer: { lambda: authorizer } }),
    },
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    ...(body.length > 0 ? { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  };
}

/** The event of payload format 2.0 for a Lambda authorizer of the type REQUEST. */
export function toAuthorizerEvent(
  request: HttpRequest,
  context: EventContext,
  identitySource: string[],
  region: string,
): APIGatewayRequestAuthorizerEventV2 {
  const { accountId, apiId, stage, route } = context;
  const target = `${request.method}${request.path.slice(stage.length + 1)}`;
  const { cookies = [], queryStringParameters = {}, ...common } = commonOf(request, context);
  return {
    ...common,
    type: 'REQUEST',
    routeArn: `arn:aws:execute-api:${region}:${accountId}:${apiId}/${stage}/${target}`,
    identitySource,
    cookies,
    queryStringParameters,
    requestContext: requestContextOf(request, context),
    pathParameters: { ...route.pathParameters },
    stageVariables: {},
  };
}

function commonOf({ path, query, headers }: HttpRequest, { route }: EventContext) {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).filter(Boolean);
  const parameters = queryParametersOf(query);
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: path,
    rawQueryString: query,
    ...(cookies.length > 0 ? { cookies } : {}),
    headers: Object.fromEntries([...headers].filter(([name]) => name !== 'cookie')),
    ...(parameters === undefined ? {} : { queryStringParameters: parameters }),
  };
}

function requestContextOf(request: HttpRequest, context: EventContext) {
  const { accountId, apiId, domainName, stage, requestId, time, route } = context;
  return {
    accountId,
    apiId,
    domainName,
    domainPrefix: apiId,
    http: {
      method: request.method,
      path: request.path,
      protocol: 'HTTP/1.1',
      sourceIp: request.viewerIp,
      userAgent: request.headers.get('user-agent') ?? '',
    },
    requestId,
    routeKey: route.routeKey,
    stage,
    time: logTime(time),
    timeEpoch: time.getTime(),
  };
}

/** Decoded; values of a name that came several times are joined by commas. */
function queryParametersOf(query: string): Record<string, string> | undefined {
  if (query === '') return undefined;
  const values = Map.groupBy(new URLSearchParams(query), ([name]) => name);
  return Object.fromEntries(
    [...values].map(([name, pairs]) => [name, pairs.map(([, value]) => value).join(',')]),
  );
}

/** Common log format: `12/Mar/2026:19:03:58 +0000`. */
function logTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ');
  return `${day}/${month}/${year}:${clock} +0000`;
}
