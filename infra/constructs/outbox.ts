import { Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { campaignKind, digestKind, mailTags } from '#contract/mail.ts';
import type { Notify } from '#contract/notify.ts';
import type { MailSettings } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

const interval = Duration.minutes(1);

export interface OutboxProps {
  /** Sends the mails that are due. */
  readonly dispatch: HttpFunction;
  /** Receives bounces and complaints. */
  readonly feedback: HttpFunction;
  readonly siteUrl: string;
  readonly notify: Notify;
  /** Default: the stage sends no mail. */
  readonly mail: MailSettings | undefined;
  /** The sender of replies. Default: the stage sends none. */
  readonly inboxAddress: string | undefined;
}

/** Every minute, sends the mails that rows ask for. */
export class Outbox extends Construct {
  /** Holds failed calls for investigation. */
  readonly deadLetters: Queue;
  readonly #notify: Notify;
  readonly #hasInbox: boolean;
  /** The value of `MAIL`, if the stage sends mail. */
  #mail: string | undefined;

  constructor(scope: Construct, id: string, props: OutboxProps) {
    super(scope, id);
    const { dispatch, feedback, siteUrl, notify, mail, inboxAddress } = props;
    this.#notify = notify;
    this.#hasInbox = inboxAddress !== undefined;
    dispatch.setEnvironment({ SITE_URL: siteUrl });
    this.grantReadNotify(dispatch);
    const deadLetterQueue = new Queue(this, 'DeadLetters', {
      enforceSSL: true,
      // The maximum of SQS, long enough for somebody to see the alarm.
      retentionPeriod: Duration.days(14),
    });
    acknowledge(deadLetterQueue, {
      'AwsSolutions-SQS3': 'It is the dead-letter queue.',
      'Serverless-SQSRedrivePolicy': 'It is the dead-letter queue.',
    });
    this.deadLetters = deadLetterQueue;
    const onFailure = new SqsDestination(deadLetterQueue);
    for (const fn of [dispatch, feedback]) fn.allow(['sqs:SendMessage'], deadLetterQueue.queueArn);
    if (mail) {
      const configuration = this.#grantSend(dispatch, mail, inboxAddress);
      this.#report(configuration, feedback, deadLetterQueue);
    }
    // Lambda retries twice before that. Nothing else reports a bounce again.
    feedback.handler.configureAsyncInvoke({ onFailure });
    // The next call is the retry.
    const noRetry = { retryAttempts: 0, maxEventAge: interval };
    dispatch.handler.configureAsyncInvoke({ ...noRetry, onFailure });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(interval),
      targets: [new LambdaFunction(dispatch.handler, { ...noRetry, deadLetterQueue })],
    });
  }

  /** Tells the function who gets notifications. */
  grantReadNotify(fn: HttpFunction): void {
    fn.setEnvironment({ NOTIFY: JSON.stringify(this.#notify) });
  }

  /** Lets the function announce new contacts, if the stage notifies anybody or has an inbox, which acknowledges them. */
  grantAnnounce(fn: HttpFunction): void {
    const { emails, webhooks } = this.#notify;
    if (emails.length + webhooks.length === 0 && !this.#hasInbox) return;
    fn.setEnvironment({ ANNOUNCES_CONTACTS: 'true' });
  }

  /** Tells the function whether the stage sends mail, and allows it to read SES's quota. */
  grantReadQuota(fn: HttpFunction): void {
    if (this.#mail === undefined) return;
    // This action supports no resources ("Actions, resources, and condition keys for Amazon Simple Email Service v2").
    fn.allow(['ses:GetAccount'], '*');
    acknowledge(fn, {
      'AwsSolutions-IAM5[Resource::*]': 'GetAccount has no resources.',
      'Serverless-LambdaStarPermissions': 'GetAccount has no resources.',
    });
    fn.setEnvironment({ MAIL: this.#mail });
  }

  /** Allows mail from these addresses. SES signs for their domains (DKIM) once the DNS records exist. */
  #grantSend(
    fn: HttpFunction,
    mail: MailSettings,
    inboxAddress: string | undefined,
  ): ConfigurationSet {
    const settings = new ConfigurationSet(this, 'Mail', {
      // Addresses that bounce or complain get no more mail.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    const senders = inboxAddress === undefined ? [mail.from] : [mail.from, inboxAddress];
    const domains = new Set(senders.map((sender) => sender.slice(sender.indexOf('@') + 1)));
    for (const [at, domain] of [...domains].entries()) {
      new EmailIdentity(this, at === 0 ? 'Domain' : 'InboxDomain', {
        identity: Identity.domain(domain),
        configurationSet: settings,
      });
    }
    const configurationSet = settings.configurationSetName;
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    const conditions = { StringEquals: { 'ses:FromAddress': senders } };
    // SES checks both, and the recipient's identity if the account has verified it, as in the sandbox:
    // cloudposse/terraform-aws-ses 40, aws/aws-sdk-js 3641.
    fn.allow(['ses:SendEmail'], arnOf('identity', '*'), conditions);
    fn.allow(['ses:SendEmail'], arnOf('configuration-set', configurationSet), conditions);
    acknowledge(fn, {
      'AwsSolutions-IAM5[Resource::arn:aws:ses:us-east-1:<AWS::AccountId>:identity/*]':
        'SES may ask for the identity of any recipient; the sender is in the condition.',
    });
    this.#mail = Stack.of(this).toJsonString({ ...mail, configurationSet });
    this.grantReadQuota(fn);
    return settings;
  }

  /**
   * Reports bounces and complaints of this stage's mails, those in which SES finds a virus, and deliveries of notifications
   * about new contacts and of newsletters. SES supports only the default bus, which is free for events of AWS.
   * functions/newsletter/feedback.ts has their shape.
   */
  #report(settings: ConfigurationSet, fn: HttpFunction, deadLetterQueue: Queue): void {
    const bus = EventBus.fromEventBusName(this, 'DefaultBus', 'default');
    settings.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(bus),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.REJECT,
      ],
    });
    const rule = (id: string, detailType: string[], tags: Record<string, string[]> = {}) =>
      new Rule(this, id, {
        eventPattern: {
          source: ['aws.ses'],
          detailType,
          detail: {
            mail: { tags: { 'ses:configuration-set': [settings.configurationSetName], ...tags } },
          },
        },
        targets: [new LambdaFunction(fn.handler, { deadLetterQueue })],
      });
    rule('Feedback', ['Email Bounced', 'Email Complaint Received', 'Email Rejected']);
    rule('Delivered', ['Email Delivered'], { [mailTags.kind]: [digestKind, campaignKind] });
  }
}
