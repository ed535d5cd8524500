import { Duration, Stack } from 'aws-cdk-lib';
import { ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SnsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { environment } from '#contract/environment.ts';
import { canaryMetrics, measuredBy } from '#contract/metrics.ts';
import { acknowledge } from './acknowledge.ts';
import type { Alarms } from './alarms.ts';
import type { HttpFunction } from './http-function.ts';

const interval = Duration.minutes(5);
/** Five requests, one after the other: a walk takes one to two seconds, cold starts included. */
const slowWalk = Duration.seconds(4);

export interface CanaryProps {
  readonly walker: HttpFunction;
  readonly siteUrl: string;
  readonly alarms: Alarms;
}

/** Walks the site's main job every five minutes, through the same door as visitors. */
export class Canary extends Construct {
  readonly success: Metric;
  readonly duration: Metric;

  constructor(scope: Construct, id: string, { walker, siteUrl, alarms }: CanaryProps) {
    super(scope, id);
    const namespace = Stack.of(this).stackName;
    walker.setEnvironment(environment.siteUrl, siteUrl);
    walker.setEnvironment(environment.metricsNamespace, namespace);
    walker.handler.configureAsyncInvoke({
      // The next walk is a better try than the same one again.
      retryAttempts: 0,
      maxEventAge: interval,
      onFailure: new SnsDestination(alarms.topics.ticket),
    });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(interval),
      targets: [
        new LambdaFunction(walker.handler, {
          retryAttempts: 0,
          maxEventAge: interval,
          deadLetterQueue: this.#unwalked(),
        }),
      ],
    });

    const metric = (metricName: string, statistic: string) =>
      new Metric({
        namespace,
        metricName,
        dimensionsMap: { [measuredBy.dimension]: measuredBy.canary },
        period: interval,
        statistic,
      });
    this.success = metric(canaryMetrics.success, Stats.MINIMUM);
    this.duration = metric(canaryMetrics.duration, Stats.MAXIMUM);
    alarms.add('page', 'Site does not work', {
      metric: this.success,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 3,
      // A canary that no longer walks says nothing good.
      treatMissingData: TreatMissingData.BREACHING,
    });
    // What visitors report stands on the dashboard alone: anybody may send a report, and must not raise a ticket.
    alarms.add('ticket', 'Pages are slow', {
      metric: this.duration,
      threshold: slowWalk.toMilliseconds(),
      evaluationPeriods: 6,
      datapointsToAlarm: 4,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    });
  }

  /** Says why the schedule could not begin a walk; that it could not, the missing value tells. */
  #unwalked(): Queue {
    const queue = new Queue(this, 'Unwalked', { enforceSSL: true });
    acknowledge(queue, {
      'AwsSolutions-SQS3': 'It is where dead letters go.',
      'Serverless-SQSRedrivePolicy': 'It is where dead letters go.',
    });
    return queue;
  }
}
