import type { APIGatewayProxyEventV2, APIGatewayRequestAuthorizerEventV2 } from 'aws-lambda';
import type { HttpRequest } from '../http.ts';
import type { RouteMatch } from './route-key.ts';

/** The parts of an event besides the request. */
export interface EventContext {
  readonly accountId: string;
  readonly apiId: string;
  readonly domainName: string;
  readonly stage: string;
  readonly requestId: string;
  readonly time: Date;
  readonly route: RouteMatch;
}

/** The context that a Lambda authorizer returns. */
export type AuthorizerContext = Readonly<Record<string, unknown>>;

/**
 * Content types whose bodies API Gateway passes as text. Others, including forms, are passed in base64. AWS does not
 * list them: the sources are ministackorg/ministack#766 and middyjs/middy#603.
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
    ...sharedFields(request, context),
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
  const { cookies = [], queryStringParameters = {}, ...shared } = sharedFields(request, context);
  return {
    ...shared,
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

function sharedFields({ path, query, headers }: HttpRequest, { route }: EventContext) {
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

/** Decoded. Repeated parameters are joined by commas. */
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
