import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SnsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { HttpFunction } from './http-function.ts';

export interface CanaryProps {
  readonly check: HttpFunction;
  readonly siteUrl: string;
  /** Receives the error of a failed check. */
  readonly failures: ITopic;
  /** Receives checks that could not start. The missing metric raises the alarm. */
  readonly deadLetters: Queue;
}

const interval = Duration.minutes(5);

/** Checks the site's main job with the requests that a visitor sends. */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, props: CanaryProps) {
    super(scope, id);
    const { check, siteUrl, failures, deadLetters: deadLetterQueue } = props;
    check.setEnvironment({ SITE_URL: siteUrl, METRICS_NAMESPACE: Stack.of(this).stackName });
    // The next check is the retry.
    const noRetry = { retryAttempts: 0, maxEventAge: interval };
    check.allow(['sns:Publish'], failures.topicArn);
    check.handler.configureAsyncInvoke({ ...noRetry, onFailure: new SnsDestination(failures) });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(interval),
      targets: [new LambdaFunction(check.handler, { ...noRetry, deadLetterQueue })],
    });
  }
}
