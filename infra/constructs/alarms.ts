import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { lateAfter } from '#contract/metrics.ts';
import type { Stage } from '../stages.ts';
import { type AlarmTopics, createAlarmTopics, type Severity } from './alarm-topics.ts';
import type { CanaryMetrics, SiteMetrics } from './site-metrics.ts';

/** Five requests, one after the other: a check takes one to two seconds, cold starts included. */
const slowCheck = Duration.seconds(4);

export interface AlarmsProps {
  readonly emails: Stage['alarmEmails'];
  readonly metrics: SiteMetrics;
}

type Condition = Pick<AlarmProps, 'metric' | 'threshold' | 'evaluationPeriods'> &
  Partial<AlarmProps>;

/** The stage's alarms. Each alarm's title is a heading of docs/runbook.md. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  readonly topics: AlarmTopics;

  constructor(scope: Construct, id: string, { emails, metrics }: AlarmsProps) {
    super(scope, id);
    this.topics = createAlarmTopics(this, emails);
    if (metrics.canary) this.#watchCanary(metrics.canary);
    this.#watchVisitors(metrics);
    this.#watchParts(metrics);
  }

  /** @param name what people call the queue */
  watchDeadLetters(name: string, queue: Queue): void {
    // Nobody takes messages from there, so that all of them are visible.
    const metric = queue.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM });
    this.#add('ticket', 'Dead-letter queue is not empty', lasting(metric, 0, 1), name);
  }

  #watchCanary({ success, duration }: CanaryMetrics): void {
    this.#add('page', 'Site does not work', {
      metric: success,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 3,
      // A canary that does not run proves nothing.
      treatMissingData: TreatMissingData.BREACHING,
    });
    // What visitors report stands on the dashboard alone: anybody may send a report, and must not raise a ticket.
    this.#add('ticket', 'Pages are slow', lasting(duration, slowCheck.toMilliseconds(), 6));
  }

  #watchVisitors(metrics: SiteMetrics): void {
    this.#add('page', 'Edge returns errors', lasting(metrics.edgeServerErrors, 5));
    for (const [name, errors] of Object.entries(metrics.edgeFunctionErrors)) {
      this.#add('page', 'Edge function fails', lasting(errors, 0), name);
    }
    this.#add('page', 'API returns errors', lasting(metrics.apiServerErrorRate, 5));
    this.#add('ticket', 'API is slow', {
      ...lasting(metrics.apiLatency(95), 2000, 6),
      evaluateLowSampleCountPercentile: 'ignore',
    });
  }

  #watchParts(metrics: SiteMetrics): void {
    for (const { name, errors } of metrics.functions) {
      this.#add('ticket', 'Function fails', lasting(errors, 0, 3), name);
    }
    this.#add('ticket', 'Functions are throttled', lasting(metrics.throttles, 10, 3));
    for (const { name, throttles } of metrics.tables) {
      this.#add('ticket', 'Table is throttled', lasting(throttles, 0, 3), name);
    }
    const any = {
      threshold: 0,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    };
    // It is tried every quarter of an hour at least.
    const notSent = { ...any, metric: metrics.digestFailures, evaluationPeriods: 2 };
    this.#add('ticket', 'Mail is not sent', notSent);
    // The outbox looks every five minutes, and may miss one.
    const givenUp = { ...any, metric: metrics.failedRows, evaluationPeriods: 3 };
    this.#add('ticket', 'Outbox gives up', { ...givenUp, datapointsToAlarm: 1 });
    this.#add('ticket', 'Outbox does not run', {
      metric: metrics.dispatches,
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 1,
      // What is never called has no calls to count.
      treatMissingData: TreatMissingData.BREACHING,
    });
    this.#add('ticket', 'Outbox is late', lasting(metrics.outboxAge, lateAfter, 1));
    this.#watchMail(metrics);
    this.#add('ticket', 'Sign-in is guessed at', lasting(metrics.signInFailures, 20, 1));
  }

  /** Source of the rates: "Creating reputation monitoring alarms using CloudWatch" in the SES developer guide. */
  #watchMail(metrics: SiteMetrics): void {
    const any = {
      threshold: 0,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 3,
      datapointsToAlarm: 1,
    };
    this.#add('ticket', 'Digest does not arrive', { ...any, metric: metrics.undeliveredDigests });
    const stopped = { ...any, metric: metrics.stoppedConfirmations };
    this.#add('ticket', 'Confirmations have stopped', stopped);
    const reviewed = {
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      // SES publishes a rate when it changes: until then it is what it was.
      treatMissingData: TreatMissingData.IGNORE,
    };
    const bounced = { ...reviewed, metric: metrics.mailBounceRate, threshold: 0.05 };
    this.#add('ticket', 'Mails bounce', bounced);
    const complained = { ...reviewed, metric: metrics.mailComplaintRate, threshold: 0.001 };
    this.#add('ticket', 'Mails are called spam', complained);
  }

  /**
   * Adds an alarm. A missing value means that nothing happened, unless the condition says otherwise.
   * @param subject which of several alike it is; they share the title
   */
  #add(severity: Severity, title: string, condition: Condition, subject = ''): void {
    const name = subject === '' ? title : `${title}: ${subject}`;
    const alarm = new Alarm(this, name.replaceAll(/[^A-Za-z]/g, ''), {
      alarmName: `${Stack.of(this).stackName} ${name}`,
      alarmDescription: `Runbook: docs/runbook.md#${title.toLowerCase().replaceAll(' ', '-')}`,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...condition,
    });
    const action = new SnsAction(this.topics[severity]);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    this.all.push(alarm);
  }
}

/** More than `threshold` in all but two of the last periods, of five minutes or an hour: no single bad moment. */
function lasting(metric: IMetric, threshold: number, evaluationPeriods = 5): Condition {
  return {
    metric,
    threshold,
    evaluationPeriods,
    datapointsToAlarm: Math.max(evaluationPeriods - 2, 1),
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  };
}
