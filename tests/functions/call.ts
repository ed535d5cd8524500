import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  APIGatewayRequestAuthorizerEventV2,
  Context,
} from 'aws-lambda';
import {
  apiBase,
  type Endpoint,
  type EndpointName,
  endpoints,
  type LambdaName,
} from '#contract/endpoints.ts';
import { originSecretHeader } from '#contract/environment.ts';
import type { Role } from '#contract/role.ts';
import { given } from './environment.ts';

type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

interface Request {
  /** Sent as JSON, or unchanged if it is a string. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly cookies?: string[];
  readonly query?: Record<string, string>;
  /** Path parameters. */
  readonly parameters?: Record<string, string>;
  /** The signed-in user. Default: {@link author}. */
  readonly username?: string;
  /** Default: owner. */
  readonly role?: Role;
}

/** The user that the authorizer reports. */
export const author = 'admin';
export const authorSub = '5b1f7d4e';
/** The session's start, in seconds since 1970. */
export const signedInAt = Math.floor(Date.now() / 1000) - 3600;

/** Loaded on demand, so that a test can first change the environment or mock imports. */
const lambdas: Readonly<Record<LambdaName, () => Promise<{ handler: Handler }>>> = {
  forms: () => import('#functions/forms.lambda.ts'),
  links: () => import('#functions/links.lambda.ts'),
  signIn: () => import('#functions/sign-in.lambda.ts'),
  session: () => import('#functions/session.lambda.ts'),
  inbox: () => import('#functions/inbox.lambda.ts'),
  replies: () => import('#functions/replies.lambda.ts'),
  team: () => import('#functions/team.lambda.ts'),
  subscribers: () => import('#functions/subscribers.lambda.ts'),
  campaigns: () => import('#functions/campaigns.lambda.ts'),
  person: () => import('#functions/person.lambda.ts'),
  settings: () => import('#functions/settings.lambda.ts'),
  audit: () => import('#functions/audit.lambda.ts'),
  vitals: () => import('#functions/vitals.lambda.ts'),
};

/** An endpoint of the contract, or one that differs from it. */
type Route = EndpointName | Endpoint;

const endpointOf = (route: Route): Endpoint =>
  typeof route === 'string' ? endpoints[route] : route;

export async function handlerOf(route: Route): Promise<Handler> {
  return (await lambdas[endpointOf(route).lambda]()).handler;
}

/** Calls an endpoint's function as the HTTP API does, and parses a response in JSON. */
export async function call(route: Route, request: Request = {}) {
  return callHandler(await handlerOf(route), route, request);
}

const htmlType = 'text/html; charset=utf-8';

/** Calls a handler that the test loaded itself. */
export async function callHandler(handler: Handler, route: Route, request: Request = {}) {
  const response = await handler(eventOf(route, request), contextOf());
  const { statusCode: status = 0, headers = {}, cookies = [], body: text = '' } = response;
  const isJson = text !== '' && headers['content-type'] !== htmlType;
  return { status, headers, cookies, text, body: isJson ? JSON.parse(text) : undefined };
}

/** An error response that names no field. */
export function failure(status: number, code: string) {
  return { status, body: { error: { code, fields: [] } } };
}

/** An error response that names exactly these fields. */
export function rejection(...fields: { field: string; rule?: string; message?: string }[]) {
  return { status: 400, body: { error: { code: 'validation_failed', fields } } };
}

/** An event in payload format 2.0: header names are in lower case, and the body is text. */
export function eventOf(
  route: Route,
  { body, headers, cookies, query, parameters, username = author, role = 'owner' }: Request = {},
): APIGatewayProxyEventV2 {
  const { method, path, isPublic } = endpointOf(route);
  const routeKey = `${method} ${path}`;
  const rawPath = `${apiBase}${path.replaceAll(/\{(\w+)\}/g, (_, name) => parameters?.[name] ?? '')}`;
  const domainName = 'abcdef1234.execute-api.us-east-1.amazonaws.com';
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      host: domainName,
      'x-forwarded-for': '192.0.2.7',
      [originSecretHeader]: given.ORIGIN_SECRETS.split(',')[0],
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    requestContext: {
      accountId: '123456789012',
      apiId: 'abcdef1234',
      domainName,
      domainPrefix: 'abcdef1234',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.7', userAgent: '' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey,
      stage: apiBase.slice(1),
      time: '20/Nov/2026:16:00:00 +0000',
      timeEpoch: 1795190400000,
      ...(!isPublic && { authorizer: { lambda: { username, sub: authorSub, signedInAt, role } } }),
    },
    isBase64Encoded: false,
    ...(cookies && { cookies }),
    ...(query && { queryStringParameters: query }),
    ...(parameters && { pathParameters: parameters }),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

/** An authorizer event in payload format 2.0 with these cookies. */
export function authorizerEventOf(cookies: string[]): APIGatewayRequestAuthorizerEventV2 {
  const { requestContext, ...rest } = eventOf(
    { ...endpoints.listContacts, isPublic: true },
    { cookies },
  );
  return {
    ...rest,
    type: 'REQUEST',
    routeArn: 'arn:aws:execute-api:us-east-1:123456789012:abcdef1234/api/GET/contact',
    identitySource: cookies,
    cookies,
    headers: {},
    requestContext: { ...requestContext },
  };
}

/** The context of an invocation that may still run for `remaining` milliseconds. */
export function contextOf(remaining = 60_000): Context {
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: 'SiteStack-Function',
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:us-east-1:123456789012:function:SiteStack-Function',
    memoryLimitInMB: '1024',
    awsRequestId: '8a1d6f2e-52d0-4d43-8f3c-8b1a7c3f0e11',
    logGroupName: 'SiteStack-Log',
    logStreamName: '2026/11/20/[$LATEST]0123456789abcdef',
    getRemainingTimeInMillis: () => remaining,
    done: idle,
    fail: idle,
    succeed: idle,
  };
}

function idle(): void {}
