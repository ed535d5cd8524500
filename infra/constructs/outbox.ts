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
import { digestKind, mailTags } from '#contract/mail.ts';
import type { Notify } from '#contract/notify.ts';
import type { MailSettings } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

const interval = Duration.minutes(1);

export interface OutboxProps {
  /** Sends what is due. */
  readonly dispatch: HttpFunction;
  /** Learns which mails bounced or were called spam. */
  readonly feedback: HttpFunction;
  readonly siteUrl: string;
  readonly notify: Notify;
  /** Left out: the stage sends no mail. */
  readonly mail: MailSettings | undefined;
}

/** Has sent, every minute, what rows say is to be sent. */
export class Outbox extends Construct {
  /** Holds the calls that failed, for whoever looks for the reason. */
  readonly deadLetters: Queue;
  readonly #notify: Notify;

  constructor(scope: Construct, id: string, props: OutboxProps) {
    super(scope, id);
    const { dispatch, feedback, siteUrl, notify, mail } = props;
    this.#notify = notify;
    dispatch.setEnvironment({ SITE_URL: siteUrl });
    this.grantReadNotify(dispatch);
    const deadLetterQueue = new Queue(this, 'DeadLetters', {
      enforceSSL: true,
      // The longest that SQS keeps a message: an alarm is seen by then.
      retentionPeriod: Duration.days(14),
    });
    acknowledge(deadLetterQueue, {
      'AwsSolutions-SQS3': 'It is the dead-letter queue.',
      'Serverless-SQSRedrivePolicy': 'It is the dead-letter queue.',
    });
    this.deadLetters = deadLetterQueue;
    const onFailure = new SqsDestination(deadLetterQueue);
    for (const fn of [dispatch, feedback]) fn.allow(['sqs:SendMessage'], deadLetterQueue.queueArn);
    if (mail) this.#report(this.#grantSend(dispatch, mail), feedback, deadLetterQueue);
    // Lambda tries twice more before that: nothing else reports a bounce again.
    feedback.handler.configureAsyncInvoke({ onFailure });
    // The next call is a better retry than the same one again.
    const noRetry = { retryAttempts: 0, maxEventAge: interval };
    dispatch.handler.configureAsyncInvoke({ ...noRetry, onFailure });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(interval),
      targets: [new LambdaFunction(dispatch.handler, { ...noRetry, deadLetterQueue })],
    });
  }

  /** Let the function know who is notified. */
  grantReadNotify(fn: HttpFunction): void {
    fn.setEnvironment({ NOTIFY: JSON.stringify(this.#notify) });
  }

  /** Let the function have new contacts announced, where the stage notifies anybody. */
  grantAnnounce(fn: HttpFunction): void {
    const { emails, webhooks } = this.#notify;
    if (emails.length + webhooks.length === 0) return;
    fn.setEnvironment({ ANNOUNCES_CONTACTS: 'true' });
  }

  /** Send mail from one address, whose domain SES signs for (DKIM) once its DNS says so. */
  #grantSend(fn: HttpFunction, mail: MailSettings): ConfigurationSet {
    const settings = new ConfigurationSet(this, 'Mail', {
      // Whom a mail did not reach, or who does not want it, gets no more of them.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    const { from } = mail;
    const domain = from.slice(from.indexOf('@') + 1);
    new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(domain),
      configurationSet: settings,
    });
    const configurationSet = settings.configurationSetName;
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    const conditions = { StringEquals: { 'ses:FromAddress': from } };
    // SES asks for both, and for the recipient's identity where the account has verified that one, as in the sandbox:
    // cloudposse/terraform-aws-ses 40, aws/aws-sdk-js 3641.
    fn.allow(['ses:SendEmail'], arnOf('identity', '*'), conditions);
    fn.allow(['ses:SendEmail'], arnOf('configuration-set', configurationSet), conditions);
    // It has no resources ("Actions, resources, and condition keys for Amazon Simple Email Service v2").
    fn.allow(['ses:GetAccount'], '*');
    acknowledge(fn, {
      'AwsSolutions-IAM5[Resource::*]': 'GetAccount has no resources.',
      'Serverless-LambdaStarPermissions': 'GetAccount has no resources.',
      'AwsSolutions-IAM5[Resource::arn:aws:ses:us-east-1:<AWS::AccountId>:identity/*]':
        'SES may ask for the identity of any recipient; the sender is in the condition.',
    });
    fn.setEnvironment({ MAIL: Stack.of(this).toJsonString({ ...mail, configurationSet }) });
    return settings;
  }

  /**
   * Reports bounces and complaints of the mails of this stage, and which mails arrived that tell staff of new contacts. SES
   * knows only the default bus, which takes events of AWS without a price; their shape: see functions/newsletter/feedback.ts.
   */
  #report(settings: ConfigurationSet, fn: HttpFunction, deadLetterQueue: Queue): void {
    const bus = EventBus.fromEventBusName(this, 'DefaultBus', 'default');
    settings.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(bus),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.DELIVERY],
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
    rule('Feedback', ['Email Bounced', 'Email Complaint Received']);
    rule('Delivered', ['Email Delivered'], { [mailTags.kind]: [digestKind] });
  }
}
