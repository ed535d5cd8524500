import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { filePrefixes, type InboxSettings } from '#contract/inbox.ts';
import type { Files } from './files.ts';
import type { HttpFunction } from './http-function.ts';

/** After a lost event or a failed call, mail waits no longer than this. */
const interval = Duration.minutes(5);

export interface MailInboxProps {
  readonly settings: InboxSettings;
  readonly files: Files;
  /** Turns what has arrived in the bucket into messages. */
  readonly receive: HttpFunction;
  /** Functions that write to customers or judge how long they wait. */
  readonly readers: readonly HttpFunction[];
  readonly deadLetters: Queue;
}

/** SES puts the mail to one address into the bucket; `receive` turns it into messages. */
export class MailInbox extends Construct {
  constructor(scope: Construct, id: string, props: MailInboxProps) {
    super(scope, id);
    const { settings, files, receive, readers, deadLetters: deadLetterQueue } = props;
    this.#receive(settings.address, files);
    for (const fn of [receive, ...readers]) {
      fn.setEnvironment({ INBOX: Stack.of(this).toJsonString(settings) });
    }
    // The next call is the retry: it stores everything that waits.
    const noRetry = { retryAttempts: 0, maxEventAge: interval };
    receive.allow(['sqs:SendMessage'], deadLetterQueue.queueArn);
    receive.handler.configureAsyncInvoke({
      ...noRetry,
      onFailure: new SqsDestination(deadLetterQueue),
    });
    const targets = [new LambdaFunction(receive.handler, { ...noRetry, deadLetterQueue })];
    new Rule(this, 'Arrival', {
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [files.bucket.bucketName] },
          object: { key: [{ prefix: filePrefixes.incoming }] },
        },
      },
      targets,
    });
    new Rule(this, 'Schedule', { schedule: Schedule.rate(interval), targets });
  }

  /**
   * The recipient matches with any label, so also `support+<token>@` ("Creating receipt rules" in the SES developer guide).
   * CloudFormation cannot activate a rule set, of which an account has one active in a region.
   */
  #receive(address: string, { bucket, ruleSetName: receiptRuleSetName }: Files): void {
    const rules = new ReceiptRuleSet(this, 'Rules', { receiptRuleSetName });
    rules.addRule('Rule', {
      recipients: [address],
      enabled: true,
      scanEnabled: true,
      tlsPolicy: TlsPolicy.REQUIRE,
      actions: [
        {
          // CDK's own action would let any rule of the account write to the bucket.
          bind: () => ({
            s3Action: { bucketName: bucket.bucketName, objectKeyPrefix: filePrefixes.incoming },
          }),
        },
      ],
    });
    const { region } = Stack.of(this);
    new CfnOutput(this, 'ReceiveMail', {
      description: 'Makes SES receive mail by the rules of this stage, instead of others',
      value: `aws ses set-active-receipt-rule-set --region ${region} --rule-set-name ${receiptRuleSetName}`,
    });
    new CfnOutput(this, 'MailRecord', {
      description: 'The DNS record that brings mail to SES',
      value: `${address.slice(address.indexOf('@') + 1)} MX 10 inbound-smtp.${region}.amazonaws.com`,
    });
  }
}
