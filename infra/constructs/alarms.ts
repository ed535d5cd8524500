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
import { type AlarmTopics, createAlarmTopics, type Severity } from './alarm-topics.ts';
import type { SiteMetrics } from './site-metrics.ts';

/** A check sends five requests in a row and takes one to two seconds, cold starts included. */
const slowCheck = Duration.seconds(4);

export interface AlarmsProps {
  readonly emails: Readonly<Record<Severity, string>>;
  readonly metrics: SiteMetrics;
  readonly deadLetters: Queue;
}

type Condition = Pick<AlarmProps, 'metric' | 'threshold' | 'evaluationPeriods'> &
  Partial<AlarmProps>;

/** The stage's alarms. Each title is a heading in docs/runbook.md. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  readonly topics: AlarmTopics;

  constructor(scope: Construct, id: string, { emails, metrics, deadLetters }: AlarmsProps) {
    super(scope, id);
    this.topics = createAlarmTopics(this, emails);
    this.#watchVisitors(metrics);
    for (const { name, errors } of metrics.functions) {
      this.#add('ticket', 'Function fails', above(errors, 0, 3), name);
    }
    this.#add('ticket', 'Functions are throttled', above(metrics.throttles, 10, 3));
    this.#add('ticket', 'Table is throttled', above(metrics.tableThrottles, 0, 3));
    this.#watchOutbox(metrics);
    if (metrics.incomingAge) {
      // Each invocation retries all waiting mails. No data point means that the function was not invoked.
      const waiting = { ...above(metrics.incomingAge, 600, 4), datapointsToAlarm: 4 };
      const treatMissingData = TreatMissingData.BREACHING;
      this.#add('ticket', 'Incoming mail waits', { ...waiting, treatMissingData });
    }
    this.#add('ticket', 'Sign-in failures', above(metrics.signInFailures, 20, 1));
    // Nobody receives messages from this queue, so all of them stay visible.
    const waiting = deadLetters.metricApproximateNumberOfMessagesVisible({
      statistic: Stats.MAXIMUM,
    });
    this.#add('ticket', 'Dead-letter queue is not empty', above(waiting, 0, 1));
  }

  #watchVisitors({ canary, ...metrics }: SiteMetrics): void {
    if (canary) {
      this.#add('page', 'Site does not work', missing(canary.success, 3));
      // Visitors' reports appear only on the dashboard: anybody can send one and must not raise a ticket.
      const slow = above(canary.duration, slowCheck.toMilliseconds(), 6);
      this.#add('ticket', 'Pages are slow', slow);
    }
    this.#add('page', 'Edge returns errors', above(metrics.edgeServerErrors, 5));
    this.#add('page', 'Edge function fails', above(metrics.edgeFunctionErrors, 0));
    this.#add('page', 'API returns errors', above(metrics.apiServerErrorRate, 5));
    this.#add('ticket', 'API is slow', {
      ...above(metrics.apiLatency(95), 2000, 6),
      evaluateLowSampleCountPercentile: 'ignore',
    });
  }

  #watchOutbox(metrics: SiteMetrics): void {
    // The digest retries at least every 15 minutes.
    const notSent = { ...above(metrics.digestFailures, 0, 2), datapointsToAlarm: 2 };
    this.#add('ticket', 'Mail is not sent', notSent);
    // The dispatcher counts them every five minutes and may miss one count.
    this.#add('ticket', 'Outbox gives up', above(metrics.failedRows, 0, 3));
    this.#add('ticket', 'Outbox does not run', missing(metrics.dispatches, 1));
    this.#add('ticket', 'Outbox is late', above(metrics.outboxAge, lateAfter, 1));
    this.#add('ticket', 'Digest does not arrive', above(metrics.undeliveredDigests, 0, 3));
    this.#add('ticket', 'Confirmations have stopped', above(metrics.stoppedConfirmations, 0, 3));
    this.#add('ticket', 'Newsletter has stopped', above(metrics.stoppedCampaigns, 0, 3));
    // Source of the rates: "Creating reputation monitoring alarms using CloudWatch" in the SES developer guide.
    this.#add('ticket', 'Mails bounce', reputation(metrics.mailBounceRate, 0.05));
    this.#add('ticket', 'Mails are marked as spam', reputation(metrics.mailComplaintRate, 0.001));
  }

  /**
   * Adds an alarm. Missing data means that nothing happened, unless the condition says otherwise.
   * @param subject tells alarms with the same title apart
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

/** More than `threshold` in all but two of the last periods: five or more ignore single spikes, three or fewer do not. */
function above(metric: IMetric, threshold: number, evaluationPeriods = 5): Condition {
  return {
    metric,
    threshold,
    evaluationPeriods,
    datapointsToAlarm: Math.max(evaluationPeriods - 2, 1),
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  };
}

/** Not once in this many periods. Missing data raises the alarm too, because a stopped job reports nothing. */
function missing(metric: IMetric, evaluationPeriods: number): Condition {
  return {
    metric,
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods,
    treatMissingData: TreatMissingData.BREACHING,
  };
}

/** SES publishes a rate only when it changes, so missing data means the last value. */
function reputation(metric: IMetric, threshold: number): Condition {
  return {
    metric,
    threshold,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.IGNORE,
  };
}
