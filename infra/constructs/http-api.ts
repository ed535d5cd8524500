import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
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
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { apiBase, type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';
import { pascalCase } from '../names.ts';

/** Requests a second on each route, and how many may come at once. */
const throttle = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };
/**
 * Where the staff sign in. The gateway counts strangers with the staff and what is malformed with what is not,
 * so that a low limit here would be theirs to use up: it is what a thousand addresses send at the firewall's
 * limit. The functions refuse what is malformed at once, and count the rest.
 */
const sessionThrottle = { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 1000 };
const ownThrottles = new Map<EndpointName, typeof sessionThrottle>([
  ['signIn', sessionThrottle],
  ['setPassword', sessionThrottle],
  ['verifyCode', sessionThrottle],
  ['refreshSession', sessionThrottle],
  // A lost report costs nothing; a flood of them would. The gateway's 429 comes before the function is at its
  // reserved concurrency, whose 503 would look like an outage.
  ['reportVitals', { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 10 }],
]);

/** Who asked is in no log: the request id leads to everything that may be kept. */
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
  readonly logRetention: RetentionDays;
}

/** The API that CloudFront reaches below `/api`: one route for each endpoint of the contract. */
export class HttpApi extends Construct {
  readonly #api: Api;
  readonly #stage: CfnStage;
  readonly #staffSession: HttpLambdaAuthorizer;

  constructor(scope: Construct, id: string, { authorizer, logRetention }: HttpApiProps) {
    super(scope, id);
    this.#api = new Api(this, 'Api', {
      createDefaultStage: false,
      // CloudFront comes this way; handlers refuse whoever else does.
      disableExecuteApiEndpoint: false,
    });
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.#stage = new CfnStage(this, 'Stage', {
      apiId: this.#api.apiId,
      stageName: apiBase.slice(1),
      autoDeploy: true,
      defaultRouteSettings: throttle,
      routeSettings: Object.fromEntries(
        [...ownThrottles].map(([name, own]) => [routeKey(endpoints[name]), own]),
      ),
      accessLogSettings: {
        destinationArn: accessLog.logGroupArn,
        format: JSON.stringify(logFormat),
      },
    });
    this.#staffSession = new HttpLambdaAuthorizer('StaffSession', authorizer.handler, {
      identitySource: ['$request.header.Cookie'],
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      // A cached answer would outlive the session that it was given for.
      resultsCacheTtl: Duration.seconds(0),
    });
  }

  /** What monitoring reads metrics from. */
  get watched(): Api {
    return this.#api;
  }

  /** The host that CloudFront calls. The stage's name is the first segment of the path. */
  get host(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `${this.#api.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  route(name: EndpointName, fn: HttpFunction): void {
    const { method, path, staff }: Endpoint = endpoints[name];
    const route = new HttpRoute(this, pascalCase(name), {
      httpApi: this.#api,
      routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      integration: new HttpLambdaIntegration('Integration', fn.handler),
      ...(staff && { authorizer: this.#staffSession }),
    });
    // The stage's settings name these routes, so they must be there first.
    if (ownThrottles.has(name)) this.#stage.node.addDependency(route);
    if (!staff) {
      acknowledge(route, {
        'AwsSolutions-APIG4': 'Open by the contract; the handler itself checks the origin secret.',
      });
    }
  }
}

function routeKey({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
