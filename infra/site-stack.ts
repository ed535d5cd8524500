import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { readSite, type Site } from '#build/site.ts';
import { eachLambda, type LambdaName, lambdas } from '#contract/endpoints.ts';
import { mailRun } from '#contract/mail.ts';
import { AccessLog } from './constructs/access-log.ts';
import { Distribution } from './constructs/distribution.ts';
import { Edge } from './constructs/edge.ts';
import type { Files } from './constructs/files.ts';
import { HttpApi } from './constructs/http-api.ts';
import {
  type Functions,
  HttpFunction,
  type HttpFunctionProps,
} from './constructs/http-function.ts';
import { MailInbox } from './constructs/mail-inbox.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { Outbox } from './constructs/outbox.ts';
import { OriginSecret, SignatureKey } from './constructs/secrets.ts';
import { SecurityHeaders } from './constructs/security-headers.ts';
import type { StaffAuth } from './constructs/staff-auth.ts';
import { RateLimits } from './constructs/rate-limits.ts';
import { WebAcl } from './constructs/web-acl.ts';
import { Website } from './constructs/website.ts';
import type { DataStack } from './data-stack.ts';
import { fileAccess, siteFileAccess } from './file-access.ts';
import { kebabCase, pascalCase } from './names.ts';
import { sisterSitesOf } from './redirects.ts';
import type { Stage } from './stages.ts';
import { type FunctionName, tableAccess } from './table-access.ts';

export interface SiteStackProps extends StackProps {
  readonly root: string;
  readonly stage: Stage;
  readonly data: DataStack;
}

/** The functions behind routes that need other than the defaults. */
const ownProps: Partial<Record<LambdaName, Pick<HttpFunctionProps, 'memorySize' | 'timeout'>>> = {
  // It calls webhooks. API Gateway cuts at 30 seconds.
  settings: { timeout: Duration.seconds(15) },
  // It asks SES and the sites that a newsletter links to while it counts all subscribers.
  campaigns: { timeout: Duration.seconds(25) },
};

/** Everything that a release changes: pages, edge functions, API and Lambdas. It holds no lasting data. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, { root, stage, data, ...props }: SiteStackProps) {
    super(scope, id, props);
    const { logRetention, notify, mail, inbox } = stage;
    const site = readSite(root);
    const reserved: Partial<Record<FunctionName, number>> = stage.reservedConcurrency;
    const fn = (name: FunctionName, description: string, own: Partial<HttpFunctionProps> = {}) => {
      const made = new HttpFunction(this, pascalCase(name), {
        root,
        bundle: kebabCase(name),
        description,
        logRetention,
        reservedConcurrency: reserved[name],
        ...own,
      });
      for (const access of tableAccess[name]) data.tables.grant(made, access);
      for (const access of fileAccess[name] ?? []) data.files.grant(made, access);
      return made;
    };
    const handlers = eachLambda((name) => fn(name, lambdas[name], ownProps[name]));
    const functions: Functions = {
      ...handlers,
      authorizeStaff: fn('authorizeStaff', 'Let only staff through to staff routes'),
      dispatch: fn('dispatch', 'Send what is to be sent, every minute', {
        // Memory brings processor time: a mail of a newsletter takes 10 ms of it (`npm run bench -- campaign`), and SES's usual
        // rate is 14 a second. A reply's files of 7 MB take 75 MB beside the 110 that it needs without.
        memorySize: 512,
        isSilent: true,
        // It starts no mail in the last 20 seconds, so that one run ends before the next even if SES is slow.
        timeout: Duration.seconds(mailRun.timeout),
      }),
      feedback: fn('feedback', 'Record which addresses mails cannot or may not reach'),
      ...(inbox && {
        receive: fn('receive', 'Store the mail that SES has received', {
          // It may hold several mails of 40 MB, the maximum of SES.
          memorySize: 2048,
          isSilent: true,
          timeout: Duration.seconds(60),
        }),
      }),
      ...(stage.canary && {
        canary: fn('canary', "Check the site's main job, every few minutes", {
          timeout: Duration.seconds(30),
        }),
      }),
    };
    const { authorizeStaff, canary, dispatch, feedback, forms, person, receive } = functions;
    const { replies, session, settings, signIn, vitals } = functions;

    const originSecret = new OriginSecret(this, 'OriginSecret', stage.originSecretGeneration);
    const api = new HttpApi(this, 'HttpApi', {
      authorizer: authorizeStaff,
      handlers,
      logRetention,
    });
    const front = this.#createFront(root, site, stage, api, originSecret, data.files);
    const { distribution, website, ...measured } = front;
    const siteUrl = distribution.url;
    for (const access of siteFileAccess.campaigns) website.grant(functions.campaigns, access);
    for (const access of siteFileAccess.dispatch) website.grant(dispatch, access);
    for (const handler of Object.values(handlers)) {
      originSecret.grantCheck(handler);
      distribution.grantSiteHosts(handler);
    }
    const signatureKey = new SignatureKey(this, 'SignatureKey');
    const rateLimits = new RateLimits(this, 'RateLimits', signatureKey);
    for (const limited of [forms, signIn, session]) rateLimits.grantToken(limited);
    for (const each of [dispatch, functions.team]) rateLimits.grantSharedToken(each);
    if (canary) signatureKey.grantSign(canary);
    grantAccounts(functions, data.staff);

    const sending = { notify, mail, inboxAddress: inbox?.address };
    const outbox = new Outbox(this, 'Outbox', { dispatch, feedback, siteUrl, ...sending });
    outbox.grantAnnounce(forms);
    for (const each of [settings, person]) outbox.grantReadNotify(each);
    if (inbox && receive) {
      outbox.grantAnnounce(receive);
      new MailInbox(this, 'MailInbox', {
        settings: inbox,
        files: data.files,
        receive,
        readers: [dispatch, functions.inbox, replies],
        deadLetters: outbox.deadLetters,
      });
    }
    outbox.grantReadQuota(functions.campaigns);
    for (const each of [settings, functions.campaigns]) each.setEnvironment({ SITE_URL: siteUrl });
    forms.setEnvironment({ DOUBLE_OPT_IN: stage.doubleOptIn ? 'on' : 'off' });
    if (stage.alarms) vitals.setEnvironment({ METRICS_NAMESPACE: this.stackName });
    new Monitoring(this, 'Monitoring', {
      ...measured,
      distribution,
      api,
      functions,
      tables: { ...data.tables.byName, ...rateLimits.byName },
      deadLetters: outbox.deadLetters,
      alarms: stage.alarms,
      emails: stage.alarmEmails,
      monthlyBudget: stage.monthlyBudget,
    });

    new CfnOutput(this, 'SiteUrl', { value: siteUrl });
    new CfnOutput(this, 'DistributionDomainName', { value: distribution.ownName });
  }

  /** Pages, assets, the API and presigned files behind one host. */
  #createFront(
    root: string,
    site: Site,
    stage: Stage,
    api: HttpApi,
    originSecret: OriginSecret,
    files: Files,
  ) {
    const { domain, hsts, logRetention } = stage;
    const website = new Website(this, 'Website', { root, site, logRetention });
    const after = website.uploads;
    const edge = new Edge(this, 'Edge', {
      site,
      build: website.build,
      sisterSites: sisterSitesOf(stage.redirects),
      domain,
      after,
      logRetention,
    });
    const firewall = stage.firewall ? new WebAcl(this, 'WebAcl', { logRetention }) : undefined;
    const distribution = new Distribution(this, 'Distribution', {
      bucket: website.bucket,
      files: files.bucket,
      edge,
      headers: new SecurityHeaders(this, 'ResponseHeaders', { site, hsts, after }),
      apiHost: api.host,
      originSecret: originSecret.value,
      domain,
      webAclArn: firewall?.arn,
      hasAccessLog: stage.accessLog,
    });
    if (stage.accessLog) {
      new AccessLog(this, 'AccessLog', {
        distributionArn: distribution.cloudFront.distributionArn,
        logRetention,
      });
    }
    return { distribution, website, edge, firewall };
  }
}

/** Grants functions access to the staff's accounts. */
function grantAccounts(functions: Functions, staff: StaffAuth): void {
  staff.configureVerification(functions.authorizeStaff);
  staff.grantSignIn(functions.signIn);
  // Setting up a new authenticator signs in as well.
  staff.grantSignIn(functions.session);
  staff.grantOwnAccount(functions.session);
  // Looks up assignees.
  staff.grantListUsers(functions.inbox);
  // A colleague who was switched off gets no notices.
  staff.grantFindUser(functions.dispatch);
  staff.grantManage(functions.team);
}
