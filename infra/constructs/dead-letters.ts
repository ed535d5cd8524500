import { Duration } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** Holds the calls that failed, for whoever looks for the reason. */
export function deadLetters(scope: Construct): Queue {
  const queue = new Queue(scope, 'DeadLetters', {
    enforceSSL: true,
    // The longest that SQS keeps a message: an alarm is seen by then.
    retentionPeriod: Duration.days(14),
  });
  acknowledge(queue, {
    'AwsSolutions-SQS3': 'It is the dead-letter queue.',
    'Serverless-SQSRedrivePolicy': 'It is the dead-letter queue.',
  });
  return queue;
}
