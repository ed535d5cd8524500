import { Duration, Stack } from 'aws-cdk-lib';
import {
  CfnStage,
  HttpApi as Api,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
} from 'aws-cdk-lib/aws-apigatewayv2';
import {
  HttpLambdaAuthorizer,
  HttpLambdaResponseType,
} from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ILogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import {
  apiBase,
  eachLambda,
  type Endpoint,
  endpoints,
  type LambdaName,
} from '#contract/endpoints.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';
import { logGroup } from './log-group.ts';
import { pascalCase } from '../names.ts';

/** The throttle of a route whose endpoint names none of {@link throttles}. */
const defaultThrottle = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };

/** API Gateway's limits of a route, for all clients together. In CloudFormation's case, as CDK passes them through. */
const throttles = {
  /**
   * Malformed requests count too. With a low limit, an attacker could lock out the staff or keep readers from unsubscribing.
   * A thousand addresses at the firewall's limit reach this one. The functions reject malformed requests immediately and
   * limit the rest.
   */
  attackable: { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 },
  /**
   * Lost reports cost nothing, but a flood would. API Gateway's 429 comes before the function exhausts its reserved
   * concurrency, whose 503 would look like an outage.
   */
  beacon: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 10 },
  /** A burst below the concurrency of the forms' function, so that a flood leaves room for the contact form. */
  rare: { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 },
} as const satisfies Record<NonNullable<Endpoint['throttle']>, object>;

/** Logs no client address. The request id leads to everything else that is logged. */
const logFormat = {
  time: '$context.requestTimeEpoch',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
  functionMilliseconds: '$context.integrationLatency',
  functionStatus: '$context.integration.integrationStatus',
  authorizerError: '$context.authorizer.error',
  gatewayError: '$context.error.responseType',
};

export interface HttpApiProps {
  readonly authorizer: HttpFunction;
  readonly handlers: Readonly<Record<LambdaName, HttpFunction>>;
  readonly logRetention: RetentionDays;
}

/** The API below `/api`, with one route for each endpoint of the contract. */
export class HttpApi extends Construct {
  readonly accessLog: ILogGroup;
  readonly httpApi: Api;
  /** The host that CloudFront calls. The first path segment is the stage's name. */
  readonly host: string;
  readonly #stage: CfnStage;
  readonly #staffSession: HttpLambdaAuthorizer;

  constructor(scope: Construct, id: string, { authorizer, handlers, logRetention }: HttpApiProps) {
    super(scope, id);
    this.httpApi = new Api(this, 'Api', {
      createDefaultStage: false,
      // CloudFront calls this endpoint. Handlers reject everybody else.
      disableExecuteApiEndpoint: false,
    });
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${this.httpApi.apiId}.execute-api.${region}.${urlSuffix}`;
    this.accessLog = logGroup(this, 'AccessLog', logRetention);
    this.#stage = new CfnStage(this, 'Stage', {
      apiId: this.httpApi.apiId,
      stageName: apiBase.slice(1),
      autoDeploy: true,
      defaultRouteSettings: defaultThrottle,
      routeSettings: Object.fromEntries(
        Object.values<Endpoint>(endpoints).flatMap((endpoint) => {
          const { throttle } = endpoint;
          return throttle === undefined ? [] : [[routeKey(endpoint), throttles[throttle]]];
        }),
      ),
      accessLogSettings: {
        destinationArn: this.accessLog.logGroupArn,
        format: JSON.stringify(logFormat),
      },
    });
    this.#staffSession = new HttpLambdaAuthorizer('StaffSession', authorizer.handler, {
      identitySource: ['$request.header.Cookie'],
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      // A cached response would outlive its session.
      resultsCacheTtl: Duration.seconds(0),
    });
    eachLambda((name) => this.#routes(name, handlers[name]));
  }

  #routes(lambda: LambdaName, fn: HttpFunction): void {
    // One permission for all routes of a function, instead of a resource for each path.
    const integration = new HttpLambdaIntegration(pascalCase(lambda), fn.handler, {
      scopePermissionToRoute: false,
    });
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      if (endpoint.lambda !== lambda) continue;
      this.#route(pascalCase(name), endpoint.method, endpoint, integration);
      // HTTP APIs treat HEAD as a separate method. Clients send it before they follow a link.
      if (endpoint.redirects) this.#route(`${pascalCase(name)}Head`, 'HEAD', endpoint, integration);
    }
  }

  #route(
    id: string,
    method: Endpoint['method'] | 'HEAD',
    { path, isPublic, throttle }: Endpoint,
    integration: HttpLambdaIntegration,
  ): void {
    const route = new HttpRoute(this, id, {
      httpApi: this.httpApi,
      routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      integration,
      ...(!isPublic && { authorizer: this.#staffSession }),
    });
    // The stage's settings refer to these routes, so the routes come first.
    if (throttle !== undefined) this.#stage.node.addDependency(route);
    if (isPublic) {
      acknowledge(route, {
        'AwsSolutions-APIG4': 'Open by the contract; the handler itself checks the origin secret.',
      });
    }
  }
}

function routeKey({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
