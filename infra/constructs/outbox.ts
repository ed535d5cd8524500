import { Duration, Stack } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { environment } from '#contract/environment.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import type { HttpFunction } from './http-function.ts';

const interval = Duration.minutes(1);

export interface OutboxProps {
  /** Sends what is due. */
  readonly dispatch: HttpFunction;
  readonly siteUrl: string;
  readonly notify: Stage['notify'];
  /** Left out: the stage sends no mail. */
  readonly mail: Stage['mail'];
}

/** Has sent, every minute, what rows say is to be sent. */
export class Outbox extends Construct {
  readonly #notify: Stage['notify'];

  constructor(scope: Construct, id: string, { dispatch, siteUrl, notify, mail }: OutboxProps) {
    super(scope, id);
    this.#notify = notify;
    dispatch.setEnvironment(environment.siteUrl, siteUrl);
    this.grantReadNotify(dispatch);
    if (mail) this.#grantSend(dispatch, mail.from);
    const deadLetters = this.#deadLetters();
    // The next call is a better retry than the same one again.
    const noRetry = { retryAttempts: 0, maxEventAge: interval };
    dispatch.handler.configureAsyncInvoke({
      ...noRetry,
      onFailure: new SqsDestination(deadLetters),
    });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(interval),
      targets: [new LambdaFunction(dispatch.handler, { ...noRetry, deadLetterQueue: deadLetters })],
    });
  }

  /** Let the function know who is notified. */
  grantReadNotify(fn: HttpFunction): void {
    fn.setEnvironment(environment.notify, JSON.stringify(this.#notify));
  }

  /** Let the function have new contacts announced, where the stage notifies anybody. */
  grantAnnounce(fn: HttpFunction): void {
    const { emails, webhooks } = this.#notify;
    if (emails.length + webhooks.length === 0) return;
    fn.setEnvironment(environment.announcesContacts, 'true');
  }

  /** Send mail from one address, whose domain SES signs for (DKIM) once its DNS says so. */
  #grantSend(fn: HttpFunction, from: string): void {
    const settings = new ConfigurationSet(this, 'Mail', {
      // Whom a mail did not reach, or who does not want it, gets no more of them.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    });
    const domain = from.slice(from.indexOf('@') + 1);
    const identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(domain),
      configurationSet: settings,
    });
    const name = settings.configurationSetName;
    const resource = { service: 'ses', resource: 'configuration-set', resourceName: name };
    const conditions = { StringEquals: { 'ses:FromAddress': from } };
    // SES asks for both.
    fn.allow(['ses:SendEmail'], identity.emailIdentityArn, conditions);
    fn.allow(['ses:SendEmail'], Stack.of(this).formatArn(resource), conditions);
    const mail = { from, configurationSet: name };
    fn.setEnvironment(environment.mail, Stack.of(this).toJsonString(mail));
  }

  /** Holds the calls that failed, for whoever looks for the reason: nothing is lost with them. */
  #deadLetters(): Queue {
    const queue = new Queue(this, 'DeadLetters', { enforceSSL: true });
    acknowledge(queue, {
      'AwsSolutions-SQS3': 'It is the dead-letter queue.',
      'Serverless-SQSRedrivePolicy': 'It is the dead-letter queue.',
    });
    return queue;
  }
}
