import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { readSite, type Site } from '#build/site.ts';
import { environment } from '#contract/environment.ts';
import { eachEndpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { AccessLog } from './constructs/access-log.ts';
import { Distribution } from './constructs/distribution.ts';
import { Edge } from './constructs/edge.ts';
import { HttpApi } from './constructs/http-api.ts';
import { HttpFunction, type HttpFunctionProps } from './constructs/http-function.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { Outbox } from './constructs/outbox.ts';
import { OriginSecret } from './constructs/origin-secret.ts';
import { SecurityHeaders } from './constructs/security-headers.ts';
import { SignatureKey } from './constructs/signature-key.ts';
import { Throttle } from './constructs/throttle.ts';
import { WebAcl } from './constructs/web-acl.ts';
import { Website } from './constructs/website.ts';
import { costClasses } from './cost-classes.ts';
import type { DataStack } from './data-stack.ts';
import { kebabCase, pascalCase } from './names.ts';
import { redirectRegions } from './redirects.ts';
import type { Stage } from './stages.ts';

export interface SiteStackProps extends StackProps {
  readonly root: string;
  readonly stage: Stage;
  readonly data: DataStack;
}

type Handlers = Record<EndpointName, HttpFunction>;

type CreateFunction = (
  bundle: string,
  description: string,
  own?: Partial<HttpFunctionProps>,
) => HttpFunction;

/** What a release changes: pages, edge functions, API and Lambdas. It holds no data that must last. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { root, stage, data, ...props }: SiteStackProps) {
    super(scope, id, props);
    const { logRetention, publicConcurrency } = stage;
    const site = readSite(root);

    const fn: CreateFunction = (bundle, description, own = {}) =>
      new HttpFunction(this, pascalCase(bundle), {
        root,
        bundle,
        description,
        logRetention,
        ...own,
      });
    const publicSettings = { reservedConcurrency: publicConcurrency };
    // The authorizer is public too: requests without a session reach it.
    const authorizer = fn(
      'authorize-staff',
      'Let only staff through to staff routes',
      publicSettings,
    );
    data.staff.grantVerify(authorizer);

    const originSecret = new OriginSecret(this, 'OriginSecret', {
      generation: stage.originSecretGeneration,
    });
    const api = new HttpApi(this, 'HttpApi', { authorizer, logRetention });
    const signatureKey = new SignatureKey(this, 'SignatureKey');
    const throttle = new Throttle(this, 'Throttle', { signatureKey });
    const handlers = eachEndpoint((name) => {
      const handler = createHandler(name, fn, publicSettings);
      originSecret.grantCheck(handler);
      if (costClasses[endpoints[name].costClass].takesTokens) throttle.grantTake(handler);
      api.route(name, handler);
      return handler;
    });

    signatureKey.grantSign(handlers.setPassword);
    grantData(handlers, data);
    if (stage.alarms) {
      handlers.reportVitals.setEnvironment(environment.metricsNamespace, this.stackName);
    }
    handlers.subscribe.setEnvironment(environment.doubleOptIn, stage.doubleOptIn ? 'on' : 'off');

    const front = this.#createFront(site, { root, stage }, api, originSecret);
    const { distribution } = front;
    for (const called of Object.values(handlers)) distribution.grantCalledFrom(called);
    const { dispatch, feedback, outboxDeadLetters } = this.#createOutbox(
      fn,
      handlers,
      data,
      stage,
      throttle,
      distribution.url,
    );
    const canary = stage.canary
      ? fn('check-site', "Check the site's main job, every few minutes", {
          timeout: Duration.seconds(30),
        })
      : undefined;
    if (canary) signatureKey.grantSign(canary);
    new Monitoring(this, 'Monitoring', {
      ...front,
      stage,
      canary,
      api,
      tables: { ...data.tables.watched, ...throttle.watched },
      functions: { ...handlers, dispatch, feedback, ...(canary && { canary }), authorizer },
      signIn: handlers.signIn,
      verifyCode: handlers.verifyCode,
      dispatch,
      outboxDeadLetters,
      feedback,
      reportVitals: handlers.reportVitals,
    });

    new CfnOutput(this, 'SiteUrl', { value: distribution.url });
    new CfnOutput(this, 'DistributionDomainName', { value: distribution.ownName });
  }

  /** What sends mails and webhooks, and what hears which of them bounced. */
  #createOutbox(
    fn: CreateFunction,
    handlers: Handlers,
    { tables }: DataStack,
    { notify, mail }: Stage,
    throttle: Throttle,
    siteUrl: string,
  ) {
    const dispatch = fn('dispatch', 'Send what is to be sent, every minute', {
      memorySize: 192,
      isSilent: true,
      // It begins no mail in the last 20 of these: those of a minute end before the next call, even where SES is slow.
      timeout: Duration.seconds(75),
    });
    tables.grantDispatch(dispatch);
    throttle.grantTakeShared(dispatch);
    const feedback = fn('record-feedback', 'Record which addresses mails cannot or may not reach');
    tables.grantRecordFeedback(feedback);
    const outbox = new Outbox(this, 'Outbox', {
      dispatch,
      feedback,
      siteUrl,
      notify,
      mail,
    });
    outbox.grantAnnounce(handlers.submitContact);
    for (const each of [
      handlers.listNotifications,
      handlers.testWebhook,
      handlers.updateWebhook,
      handlers.showWebhookSecret,
      handlers.readPerson,
      handlers.erasePerson,
    ])
      outbox.grantReadNotify(each);
    handlers.testWebhook.setEnvironment(environment.siteUrl, siteUrl);
    return { dispatch, feedback, outboxDeadLetters: outbox.deadLetters };
  }

  /** What visitors request: pages and assets, and the API behind the same host. */
  #createFront(
    site: Site,
    { root, stage }: Pick<SiteStackProps, 'root' | 'stage'>,
    api: HttpApi,
    originSecret: OriginSecret,
  ) {
    const { domain, hsts, logRetention } = stage;
    const website = new Website(this, 'Website', { root, site, logRetention });
    const edge = new Edge(this, 'Edge', {
      site,
      build: website.build,
      regions: redirectRegions(stage.redirects),
      domain,
      after: website.uploads,
      logRetention,
    });
    const firewall = stage.firewall ? new WebAcl(this, 'WebAcl', { logRetention }) : undefined;
    const distribution = new Distribution(this, 'Distribution', {
      bucket: website.bucket,
      edge,
      headers: new SecurityHeaders(this, 'ResponseHeaders', {
        site,
        hsts,
        after: website.uploads,
      }),
      apiHost: api.host,
      originSecret: originSecret.value,
      domain,
      webAclArn: firewall?.arn,
      hasAccessLog: stage.accessLog,
    });
    if (stage.accessLog) {
      new AccessLog(this, 'AccessLog', { distributionArn: distribution.arn, logRetention });
    }
    return { distribution, edge, firewall };
  }
}

function createHandler(
  name: EndpointName,
  fn: CreateFunction,
  publicSettings: Partial<HttpFunctionProps>,
): HttpFunction {
  const { summary, staff: isGuarded, costClass } = endpoints[name];
  const { seconds } = costClasses[costClass];
  return fn(kebabCase(name), summary, {
    ...(!isGuarded && publicSettings),
    ...(seconds !== undefined && { timeout: Duration.seconds(seconds) }),
  });
}

/** Each handler's permissions: the tables and accounts that it needs, and no other. */
function grantData(handlers: Handlers, { tables, staff }: DataStack): void {
  tables.grantSubmitContact(handlers.submitContact);
  tables.grantListContacts(handlers.listContacts);
  staff.grantFindUser(handlers.listContacts);
  tables.grantListContacts(handlers.countContacts);
  tables.grantReadContact(handlers.getContact);
  tables.grantReadActivity(handlers.getContact);
  for (const handler of [handlers.updateContact, handlers.updateContacts]) {
    tables.grantChangeContact(handler);
    staff.grantFindUser(handler);
  }
  tables.grantReadActivity(handlers.updateContact);
  tables.grantAddNote(handlers.addNote);
  tables.grantSearchContacts(handlers.searchContacts);
  tables.grantReadPerson(handlers.readPerson);
  tables.grantErasePerson(handlers.erasePerson);
  tables.grantChangeSubscriber(handlers.subscribe);
  tables.grantConfirmSubscriber(handlers.confirmSubscription);
  tables.grantRemoveSubscriber(handlers.unsubscribe);
  tables.grantChangeSubscriber(handlers.requestLeaveLink);
  tables.grantListSubscribers(handlers.listSubscribers);
  tables.grantUpdateSubscriber(handlers.updateSubscriber);
  tables.grantAskSubscribers(handlers.askSubscribers);
  staff.grantListUsers(handlers.listUsers);
  tables.grantReadTemplates(handlers.getReplyTemplates);
  tables.grantReplaceTemplates(handlers.replaceReplyTemplates);
  tables.grantListAudit(handlers.listAudit);
  tables.grantListNotifications(handlers.listNotifications);
  tables.grantTestWebhook(handlers.testWebhook);
  tables.grantSwitchWebhook(handlers.updateWebhook);
  tables.grantSign(handlers.showWebhookSecret);
  for (const recording of [
    handlers.recordExport,
    handlers.completeAuthenticator,
    handlers.updateWebhook,
    handlers.showWebhookSecret,
    handlers.testWebhook,
    handlers.signIn,
    handlers.setPassword,
    handlers.verifyCode,
  ]) {
    tables.grantAppendActivity(recording);
  }
  for (const last of [handlers.signIn, handlers.setPassword, handlers.verifyCode]) {
    tables.grantRecordSession(last);
  }
  staff.grantSignIn(handlers.signIn);
  staff.grantAnswerChallenge(handlers.setPassword);
  staff.grantAnswerChallenge(handlers.verifyCode);
  staff.grantExtend(handlers.refreshSession);
  tables.grantExtendSession(handlers.refreshSession);
  staff.grantChangePassword(handlers.changePassword);
  tables.grantListSessions(handlers.changePassword);
  tables.grantEndSessions(handlers.changePassword);
  tables.grantListSessions(handlers.readAccount);
  staff.grantDescribe(handlers.readAccount);
  staff.grantBeginAuthenticator(handlers.beginAuthenticator);
  staff.grantCompleteAuthenticator(handlers.completeAuthenticator);
  tables.grantEndSessions(handlers.endSessions);
  staff.grantRevoke(handlers.signOut);
}
