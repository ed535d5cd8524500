import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  type IFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { paths } from '#build/site.ts';
import type { EnvironmentVariable } from '#contract/environment.ts';
import type { FunctionName } from '../table-access.ts';
import { acknowledge } from './acknowledge.ts';
import { logGroup } from './log-group.ts';

/** IAM's operator -> key -> values. */
export type Conditions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Environment = Readonly<Partial<Record<EnvironmentVariable, string>>>;

export interface HttpFunctionProps {
  readonly root: string;
  /** The bundle below `dist/functions`. */
  readonly bundle: string;
  readonly description: string;
  readonly logRetention: RetentionDays;
  /** In MB. Default: 1024. */
  readonly memorySize?: number;
  /** True omits Lambda's own log lines about successful calls. */
  readonly isSilent?: true;
  /** Default: the account's unreserved concurrency. */
  readonly reservedConcurrency?: number | undefined;
  /** Default: ten seconds, well before API Gateway's own timeout. */
  readonly timeout?: Duration;
}

/** All functions. Those of the canary and of the inbox only exist if the stage has one. */
export type Functions = Readonly<
  Record<Exclude<FunctionName, Optional>, HttpFunction> & Partial<Record<Optional, HttpFunction>>
>;
type Optional = 'canary' | 'receive';

/** A Lambda function, usually behind the HTTP API. By default its role may only write its own log. */
export class HttpFunction extends Construct {
  readonly handler: IFunction;
  readonly log: ILogGroup;
  readonly #function: LambdaFunction;
  /** Inline in the role: a separate policy would be another resource to wait for. */
  readonly #rights = new PolicyDocument();

  /** @throws a one-line Error if the bundle has not been built */
  constructor(scope: Construct, id: string, props: HttpFunctionProps) {
    super(scope, id);
    const folder = join(paths.functions, props.bundle);
    if (!existsSync(join(props.root, folder, 'index.mjs'))) {
      throw new Error(`${folder}/index.mjs is missing: run "npm run build" first.`);
    }
    this.log = logGroup(this, 'Log', props.logRetention);
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Rights: this.#rights },
    });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], this.log.logGroupArn);
    this.#function = new LambdaFunction(this, 'Function', {
      description: props.description,
      // Not the source map, which Node would parse at cold start. It stays here for reading stack traces.
      code: Code.fromAsset(join(props.root, folder), { exclude: ['*.map'] }),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize ?? 1024,
      timeout: props.timeout ?? Duration.seconds(10),
      ...(props.reservedConcurrency !== undefined && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      // `allow` states every grant that CDK would add by itself, without the excess.
      role: role.withoutPolicyUpdates(),
      logGroup: this.log,
      loggingFormat: LoggingFormat.JSON,
      ...(props.isSilent && { systemLogLevelV2: SystemLogLevel.WARN }),
      tracing: Tracing.DISABLED,
    });
    this.handler = this.#function;
    acknowledge(this, {
      'Serverless-LambdaTracing':
        'One hop to one service: the access log and the function log carry the same request id.',
      'Serverless-LambdaDLQ':
        'API Gateway waits for the response; what a schedule calls has a destination for failures.',
    });
  }

  /** Allows exactly these actions on exactly this resource. */
  allow(actions: string[], resource: string, conditions: Conditions = {}): void {
    this.#rights.addStatements(new PolicyStatement({ actions, resources: [resource], conditions }));
  }

  setEnvironment(variables: Environment): void {
    for (const [name, value] of Object.entries(variables)) {
      this.#function.addEnvironment(name, value);
    }
  }
}
