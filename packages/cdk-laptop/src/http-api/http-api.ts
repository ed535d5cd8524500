import { randomUUID } from 'node:crypto';
import { readBody, type HttpRequest, type HttpResponse } from '../http.ts';
import type { Lambda } from '../lambda/lambda.ts';
import { authorize, type Authorizer } from './authorizer.ts';
import { toProxyEvent, type EventContext } from './event.ts';
import { fromProxyResult, gatewayMessage } from './response.ts';
import { matchRoute } from './route-key.ts';
import type { StageThrottle } from './stage-throttle.ts';

export interface Integration {
  readonly lambda: Lambda;
  /** After this time API Gateway responds with 503. The function keeps running. */
  readonly timeoutMs: number;
}

export interface Route {
  readonly integrationId: string;
  readonly authorizerId: string | undefined;
}

/** The largest request body that API Gateway accepts. */
const maxBodyBytes = 10 * 1024 * 1024;

/** An HTTP API. Its parts are separate resources, which start after it. */
export class HttpApi {
  /** By name. */
  readonly stages = new Map<string, StageThrottle>();
  /** By route key: `POST /contact`. */
  readonly routes = new Map<string, Route>();
  readonly integrations = new Map<string, Integration>();
  readonly authorizers = new Map<string, Authorizer>();
  readonly #api: {
    readonly accountId: string;
    readonly apiId: string;
    readonly domainName: string;
  };

  constructor(accountId: string, apiId: string, domainName: string) {
    this.#api = { accountId, apiId, domainName };
  }

  async handle(request: HttpRequest): Promise<HttpResponse> {
    const requestId = randomUUID();
    const response = await this.#route(request, requestId);
    const headers = new Headers(response.headers);
    headers.set('apigw-requestid', requestId);
    headers.set('date', new Date().toUTCString());
    return { ...response, headers };
  }

  async #route(request: HttpRequest, requestId: string): Promise<HttpResponse> {
    const stage = this.#stageOf(request.path);
    if (stage === undefined) return gatewayMessage(404, 'Not Found');
    const path = stage === '$default' ? request.path : request.path.slice(stage.length + 1);
    const match = matchRoute(this.routes.keys(), request.method, path || '/');
    const route = match && this.routes.get(match.routeKey);
    const integration = route && this.integrations.get(route.integrationId);
    if (match === undefined || route === undefined || integration === undefined) {
      return gatewayMessage(404, 'Not Found');
    }
    if (this.stages.get(stage)?.allows(match.routeKey) === false) {
      return gatewayMessage(429, 'Too Many Requests');
    }
    const body = await readBody(request.body, maxBodyBytes);
    if (body === undefined) return gatewayMessage(413, 'Request Entity Too Large');

    const context: EventContext = {
      ...this.#api,
      stage,
      requestId,
      time: new Date(),
      route: match,
    };
    const authorizer = this.authorizers.get(route.authorizerId ?? '');
    if (authorizer === undefined) return invoke(integration, toProxyEvent(request, body, context));
    const decision = await authorize(authorizer, request, context);
    if ('errorResponse' in decision) return decision.errorResponse;
    return invoke(integration, toProxyEvent(request, body, context, decision.context));
  }

  /** A stage's name is the first segment of its paths, except for `$default`. */
  #stageOf(path: string): string | undefined {
    const [, first = ''] = path.split('/');
    if (this.stages.has(first)) return first;
    return this.stages.has('$default') ? '$default' : undefined;
  }
}

async function invoke(integration: Integration, event: object): Promise<HttpResponse> {
  const timeout = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => timeout.resolve(undefined), integration.timeoutMs);
  const outcome = await Promise.race([integration.lambda.invoke(event), timeout.promise]);
  clearTimeout(timer);
  if (outcome === undefined) return gatewayMessage(503, 'Service Unavailable');
  if ('error' in outcome) return gatewayMessage(500, 'Internal Server Error');
  return fromProxyResult(outcome.payload);
}
