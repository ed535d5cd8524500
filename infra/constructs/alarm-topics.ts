import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** `page` wakes somebody: visitors get errors. `ticket` waits until morning. */
export type Severity = 'page' | 'ticket';
export type AlarmTopics = Readonly<Record<Severity, Topic>>;

const publishers = ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'];

/** The topics that alarms and the budget publish to, each with its e-mail subscription. */
export function createAlarmTopics(
  scope: Construct,
  emails: Readonly<Record<Severity, string>>,
): AlarmTopics {
  return {
    page: createTopic(scope, 'Page', emails.page),
    ticket: createTopic(scope, 'Ticket', emails.ticket),
  };
}

function createTopic(scope: Construct, id: string, email: string): Topic {
  const { account, stackName } = Stack.of(scope);
  const topic = new Topic(scope, id, {
    displayName: `${stackName} ${id.toLowerCase()}`,
    enforceSSL: true,
  });
  topic.addSubscription(new EmailSubscription(email));
  acknowledge(topic, {
    'Serverless-SNSRedrivePolicy':
      'SNS retries an e-mail for hours; the alarm itself stays on the dashboard.',
  });
  // A policy of one's own takes the place of the default, by which alarms of the account may publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: publishers.map((service) => new ServicePrincipal(service)),
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
  );
  return topic;
}
