import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { Alarms, type AlarmsProps } from './alarms.ts';
import { Canary } from './canary.ts';
import { Dashboard } from './dashboard.ts';
import { siteMetrics, type SiteMetricsProps } from './site-metrics.ts';
import { Spending } from './spending.ts';

export interface MonitoringProps extends SiteMetricsProps {
  /** Whether there is more than a budget. */
  readonly alarms: boolean;
  readonly emails: AlarmsProps['emails'];
  readonly monthlyBudget: number;
  readonly deadLetters: Queue;
}

/** Monitors the site and notifies its operators. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const { monthlyBudget, emails } = props;
    const topic = props.alarms ? this.#watch(props) : undefined;
    new Spending(this, 'Spending', { monthlyBudget, email: emails.ticket, topic });
  }

  /** @returns the topic `ticket` */
  #watch(props: MonitoringProps): ITopic {
    const { emails, functions, distribution, deadLetters } = props;
    const metrics = siteMetrics(this, props);
    const alarms = new Alarms(this, 'Alarms', { emails, metrics, deadLetters });
    if (functions.canary) {
      new Canary(this, 'Canary', {
        check: functions.canary,
        siteUrl: distribution.url,
        failures: alarms.topics.ticket,
        deadLetters,
      });
    }
    new Dashboard(this, 'Dashboard', { alarms, metrics, viewLog: functions.vitals.log });
    return alarms.topics.ticket;
  }
}
