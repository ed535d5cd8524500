import { Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SnsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { HttpFunction } from './http-function.ts';
import { canaryInterval } from './site-metrics.ts';

export interface CanaryProps {
  /** Checks the site once. */
  readonly check: HttpFunction;
  readonly siteUrl: string;
  /** Gets what a check failed with. */
  readonly failures: ITopic;
  /** Gets what could not be started; the missing metric reports that it was not. */
  readonly deadLetters: Queue;
}

/** Checks the site's main job every five minutes, by the same requests as a visitor's. */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id);
    const { check, siteUrl, failures, deadLetters: deadLetterQueue } = props;
    check.setEnvironment({ SITE_URL: siteUrl, METRICS_NAMESPACE: Stack.of(this).stackName });
    // The next check is a better retry than the same one again.
    const noRetry = { retryAttempts: 0, maxEventAge: canaryInterval };
    check.allow(['sns:Publish'], failures.topicArn);
    check.handler.configureAsyncInvoke({ ...noRetry, onFailure: new SnsDestination(failures) });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(canaryInterval),
      targets: [new LambdaFunction(check.handler, { ...noRetry, deadLetterQueue })],
    });
  }
}
