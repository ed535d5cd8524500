import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi as Api,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import {
  HttpLambdaAuthorizer,
  HttpLambdaResponseType,
} from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { apiBase, type Endpoint, endpoints } from '#contract/endpoints.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

/** Requests a second on each route, and how many may come at once. */
const throttle = { rateLimit: 100, burstLimit: 200 };
/** Routes that take a password: slow for a guesser, ample for the staff. */
const passwordThrottle = { rateLimit: 10, burstLimit: 20 };
const passwordRoutes: readonly Endpoint[] = [endpoints.signIn, endpoints.setPassword];

/** Who asked is in no log: a request id leads to everything that may be kept. */
const logFormat = AccessLogFormat.custom(
  JSON.stringify({
    time: AccessLogField.contextRequestTimeEpoch(),
    requestId: AccessLogField.contextRequestId(),
    routeKey: '$context.routeKey',
    status: AccessLogField.contextStatus(),
    responseBytes: AccessLogField.contextResponseLength(),
    responseMs: AccessLogField.contextResponseLatency(),
    integrationMs: AccessLogField.contextIntegrationLatency(),
    integrationStatus: '$context.integration.integrationStatus',
    authorizerStatus: '$context.authorizer.status',
    gatewayError: AccessLogField.contextErrorResponseType(),
  }),
);

export interface HttpApiProps {
  readonly authorizer: HttpFunction;
  readonly logRetention: RetentionDays;
}

/** The API that CloudFront reaches below `/api`: one route for each endpoint of the contract. */
export class HttpApi extends Construct {
  readonly #api: Api;
  readonly #stage: HttpStage;
  readonly #staffSession: HttpLambdaAuthorizer;

  constructor(scope: Construct, id: string, { authorizer, logRetention }: HttpApiProps) {
    super(scope, id);
    this.#api = new Api(this, 'Api', {
      createDefaultStage: false,
      disableExecuteApiEndpoint: false,
    });
    this.#stage = new HttpStage(this, 'Stage', {
      httpApi: this.#api,
      stageName: apiBase.slice(1),
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', {
            retention: logRetention,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        format: logFormat,
      },
    });
    this.#staffSession = new HttpLambdaAuthorizer('StaffSession', authorizer.handler, {
      identitySource: ['$request.header.Cookie'],
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      // A cached answer would outlive the session that it was given for.
      resultsCacheTtl: Duration.seconds(0),
    });
  }

  /** The host that CloudFront calls. The stage's name is the first segment of the path. */
  get host(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `${this.#api.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  route(name: string, endpoint: Endpoint, fn: HttpFunction): void {
    const { method, path, staff } = endpoint;
    const route = new HttpRoute(this, name, {
      httpApi: this.#api,
      routeKey: HttpRouteKey.with(path, HttpMethod[method]),
      integration: new HttpLambdaIntegration(`${name}Integration`, fn.handler),
      ...(staff && { authorizer: this.#staffSession }),
    });
    if (passwordRoutes.includes(endpoint)) this.#slowDown(endpoint, route);
    if (!staff) {
      acknowledge(route, {
        'AwsSolutions-APIG4': 'Open by the contract; the handler itself checks the origin secret.',
      });
    }
  }

  /** The stage must wait for the routes that its settings name. */
  #slowDown({ method, path }: Endpoint, route: HttpRoute): void {
    const stage = this.#stage.node.defaultChild as CfnStage;
    stage.addPropertyOverride(`RouteSettings.${method} ${path}`, {
      ThrottlingRateLimit: passwordThrottle.rateLimit,
      ThrottlingBurstLimit: passwordThrottle.burstLimit,
    });
    stage.node.addDependency(route);
  }
}
