import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** `page` wakes somebody, because visitors get errors. `ticket` can wait until morning. */
export type Severity = 'page' | 'ticket';
export type AlarmTopics = Readonly<Record<Severity, Topic>>;

const publishers = ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'];

/** The topics of alarms and the budget, each with its email subscription. */
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
      'SNS retries an email for hours; the alarm itself stays on the dashboard.',
  });
  // A custom policy replaces the default, which lets the account's alarms publish.
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
