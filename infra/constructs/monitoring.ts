import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { Alarms } from './alarms.ts';
import { Canary } from './canary.ts';
import { Dashboard } from './dashboard.ts';
import { SiteMetrics, type SiteMetricsProps } from './site-metrics.ts';
import { Spending } from './spending.ts';

export interface MonitoringProps extends SiteMetricsProps {
  readonly stage: Stage;
  readonly outboxDeadLetters: Queue;
  /** Has a line for each page view. */
  readonly viewLog: ILogGroup;
}

/** Watches the site and notifies its operators, as far as the stage asks for it. */
export class Monitoring extends Construct {
  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const { alarms, alarmEmails, monthlyBudget } = props.stage;
    const topic = alarms ? this.#watch(props) : undefined;
    new Spending(this, 'Spending', { monthlyBudget, email: alarmEmails.ticket, topic });
  }

  /** @returns the topic of what waits until morning */
  #watch(props: MonitoringProps): ITopic {
    const { stage, canary, distribution, viewLog, outboxDeadLetters } = props;
    const metrics = new SiteMetrics(this, 'Metrics', props);
    const alarms = new Alarms(this, 'Alarms', { emails: stage.alarmEmails, metrics });
    alarms.watchDeadLetters('outbox', outboxDeadLetters);
    if (canary) {
      const failures = alarms.topics.ticket;
      const { deadLetters } = new Canary(this, 'Canary', {
        check: canary,
        siteUrl: distribution.url,
        failures,
      });
      alarms.watchDeadLetters('canary', deadLetters);
    }
    new Dashboard(this, 'Dashboard', { alarms, metrics, viewLog });
    return alarms.topics.ticket;
  }
}
