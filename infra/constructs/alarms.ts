import { Stack } from 'aws-cdk-lib';
import { Alarm, type AlarmProps, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

/** `page` wakes somebody: visitors are turned away. `ticket` waits until morning. */
export type Severity = keyof Stage['alarmEmails'];

const publishers = ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'];

type Watched = Pick<AlarmProps, 'metric' | 'threshold' | 'evaluationPeriods'> & Partial<AlarmProps>;

/** The stage's alarms and the two topics that they tell. Each alarm's title is a heading of docs/runbook.md. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  readonly topics: Readonly<Record<Severity, Topic>>;

  constructor(scope: Construct, id: string, { emails }: { readonly emails: Stage['alarmEmails'] }) {
    super(scope, id);
    this.topics = {
      page: this.#topic('Page', emails.page),
      ticket: this.#topic('Ticket', emails.ticket),
    };
  }

  /**
   * Watches one thing. A missing value means that nothing happened, unless said otherwise.
   * @param subject which of several alike it is; they share the title
   */
  add(severity: Severity, title: string, watched: Watched, subject = ''): void {
    const name = subject === '' ? title : `${title}: ${subject}`;
    const alarm = new Alarm(this, name.replaceAll(/[^A-Za-z]/g, ''), {
      alarmName: `${Stack.of(this).stackName} ${name}`,
      alarmDescription: `Runbook: docs/runbook.md#${title.toLowerCase().replaceAll(' ', '-')}`,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...watched,
    });
    const action = new SnsAction(this.topics[severity]);
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
    this.all.push(alarm);
  }

  #topic(id: string, email: string): Topic {
    const topic = new Topic(this, id, {
      displayName: `${Stack.of(this).stackName} ${id.toLowerCase()}`,
      enforceSSL: true,
    });
    topic.addSubscription(new EmailSubscription(email));
    acknowledge(topic, {
      'Serverless-SNSRedrivePolicy':
        'SNS tries an e-mail again for hours; what it told of stays on the dashboard.',
    });
    // A policy of one's own takes the place of the one by which alarms of the account may publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: publishers.map((service) => new ServicePrincipal(service)),
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    return topic;
  }
}
