import { ComparisonOperator, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { Alarms } from './alarms.ts';
import { Canary } from './canary.ts';
import { Dashboard } from './dashboard.ts';
import type { HttpFunction } from './http-function.ts';
import { SiteMetrics, type SiteMetricsProps } from './site-metrics.ts';
import { Spending } from './spending.ts';
import type { Stage } from '../stages.ts';

export interface MonitoringProps extends SiteMetricsProps {
  readonly stage: Stage;
  readonly walker: HttpFunction;
  /** Whose log has a line for each page view. */
  readonly reportVitals: HttpFunction;
}

/** Watches the site and tells its operators: what each alarm means is in docs/runbook.md. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const { stage, walker, distribution, reportVitals } = props;
    const alarms = new Alarms(this, 'Alarms', { emails: stage.alarmEmails });
    const metrics = new SiteMetrics(this, 'Metrics', props);
    const canary = new Canary(this, 'Canary', { walker, siteUrl: distribution.url, alarms });
    watchVisitors(alarms, metrics);
    watchParts(alarms, metrics);
    new Spending(this, 'Spending', { monthlyBudget: stage.monthlyBudget, alarms });
    new Dashboard(this, 'Dashboard', { alarms, metrics, canary, viewLog: reportVitals.log });
  }
}

/** More than `threshold` in all but two of the last periods, of five minutes or an hour: no single bad moment. */
function lasting(metric: IMetric, threshold: number, evaluationPeriods = 5) {
  return {
    metric,
    threshold,
    evaluationPeriods,
    datapointsToAlarm: Math.max(evaluationPeriods - 2, 1),
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
  };
}

function watchVisitors(alarms: Alarms, metrics: SiteMetrics): void {
  alarms.add('page', 'Edge answers errors', lasting(metrics.edgeServerErrors, 5));
  for (const [name, errors] of Object.entries(metrics.edgeFunctionErrors)) {
    alarms.add('page', 'Edge function fails', lasting(errors, 0), name);
  }
  alarms.add('page', 'API answers errors', lasting(metrics.apiServerErrorRate, 5));
  alarms.add('ticket', 'API is slow', {
    ...lasting(metrics.apiLatency(95), 2000, 6),
    evaluateLowSampleCountPercentile: 'ignore',
  });
}

function watchParts(alarms: Alarms, metrics: SiteMetrics): void {
  for (const { name, errors } of metrics.functions) {
    alarms.add('ticket', 'Function fails', lasting(errors, 0, 3), name);
  }
  alarms.add('ticket', 'Functions are throttled', lasting(metrics.throttles, 10, 3));
  for (const { name, throttles } of metrics.tables) {
    alarms.add('ticket', 'Table is throttled', lasting(throttles, 0, 3), name);
  }
  alarms.add('ticket', 'Sign-in is guessed at', lasting(metrics.signInFailures, 20, 1));
}
