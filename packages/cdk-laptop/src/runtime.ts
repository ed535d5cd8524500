import { readFileSync } from 'node:fs';
import { type Assembly, readAssembly } from './assembly.ts';
import { readCertificate } from './certificate.ts';
import type { FirstUser } from './cognito/user-pools.ts';
import { openDataFolder } from './data-folder.ts';
import { Deployment } from './deployment.ts';
import type { EventBus, Rule } from './events/event-bus.ts';
import { textResponse, type Origin } from './http.ts';
import type { Lambda } from './lambda/lambda.ts';
import { openLog, type Log } from './log.ts';
import type { LocalAws } from './local-aws.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { readSeed } from './seed.ts';
import { startServices } from './services.ts';
import type { QuotaSettings } from './ses/send-quota.ts';
import type { MailFault } from './ses/ses.ts';
import { startSmtp } from './ses/smtp.ts';
import { openSiteServer, type SiteServer } from './site-server.ts';
import { startOrder } from './start-order.ts';

export interface RuntimeOptions {
  /** Folder of the cloud assembly: `cdk.out`. */
  readonly assembly: string;
  /** Folder of everything that persists: rows, users, keys, the log. */
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Ports to try for the mailbox, in turn. Default: any free one. */
  readonly mailboxPorts?: readonly number[];
  /** Port for receiving mail by SMTP, 0 for any free one. Default: none. */
  readonly smtpPort?: number;
  /** HTTPS and HTTP/2 with the data folder's certificate. */
  readonly tls?: boolean;
  /** ISO country code for requests without a `CloudFront-Viewer-Country` header. */
  readonly viewerCountry?: string;
  /** A user in every pool. Without a password it gets a random one, to be changed at the first sign-in. */
  readonly user?: FirstUser;
  /** A DynamoDB that replaces the embedded one. */
  readonly dynamodbEndpoint?: string;
  /** An SES that replaces the embedded one. The mailbox then stays empty. */
  readonly sesEndpoint?: string;
  /** SES's sending quota. Default: that of a new account with production access. */
  readonly mailQuota?: QuotaSettings;
  /** Replaces the log file in the data folder. */
  readonly log?: Log;
}

export interface Runtime {
  /** `http://localhost:8080`, or with TLS `https://localhost:8443` */
  readonly url: string;
  /** `http://localhost:8025` */
  readonly mailbox: string;
  /** `smtp://localhost:2525`, if the options have a port. */
  readonly smtp?: string;
  /** With TLS: file of the certificate authority to trust, in PEM. */
  readonly caFile?: string;
  readonly dataDir: string;
  /** Set if the options have one. */
  readonly user?: {
    readonly username: string;
    /** Unset once the user has changed it at the first sign-in. */
    readonly firstPassword?: string;
  };
  /**
   * Deploys another assembly of the same app, as CloudFormation updates a stack. Data stays, and viewers switch at one
   * instant, once the whole assembly has started. Keep the older assembly's folder, because its files are still served.
   * @throws a one-line Error if it cannot start. Viewers then keep the older one.
   */
  readonly update: (assembly: string) => Promise<void>;
  /**
   * Runs a schedule now and waits for its functions. For tests.
   * @param name the beginning of its rule's logical id
   * @throws Error if there is no such schedule, or a function fails
   */
  readonly runSchedule: (name: string) => Promise<void>;
  /** Makes SES fail until it is called without a fault. For tests. */
  readonly failMail: (fault?: MailFault) => void;
  /** Stops everything, the latest first. The port is free afterwards. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a cloud assembly on this machine.
 * @throws a one-line Error if the assembly, the data folder or the port cannot be used
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const assembly = readAssembly(options.assembly);
  const dataDir = openDataFolder(options.dataDir);
  const cleanup = new AsyncDisposableStack();
  try {
    const log = options.log ?? openLog(dataDir);
    const certificate = options.tls ? await readCertificate(dataDir) : undefined;
    const server = await openSiteServer(options.port, 'PORT', log, certificate);
    cleanup.defer(server.close);
    const siteHost = `localhost:${server.port}`;
    const url = `${certificate ? 'https' : 'http'}://${siteHost}`;
    const mailboxServer = await openMailboxServer(options.mailboxPorts, log);
    cleanup.defer(mailboxServer.close);
    const seed = readSeed(dataDir);
    const lambdas = new Map<string, Lambda>();
    const services = await startServices({ ...options, dataDir, seed, log, lambdas }, cleanup);
    const account: Account = {
      ...services,
      seed,
      log,
      siteHost,
      siteUrl: url,
      viewerCountry: options.viewerCountry,
      origins: new Map(),
      apis: new Map(),
      lambdas,
      edgeFunctions: new Map(),
      cachePolicies: new Map(),
      originRequestPolicies: new Map(),
      responseHeadersPolicies: new Map(),
      secrets: new Map(),
    };
    await deploy(assembly, account, server, cleanup);
    const { cognito, events, ses } = services;
    ses.resume();
    const ca = certificate && readFileSync(certificate.caFile, 'utf8');
    mailboxServer.serve(openMailbox({ ses, siteUrl: url, ca }));
    const { smtpPort } = options;
    const smtp = smtpPort === undefined ? undefined : await startSmtp(ses.receiver, smtpPort, log);
    if (smtp) cleanup.defer(smtp.stop);

    const user = options.user && {
      username: options.user.username,
      ...(await cognito.userPools.ensureUser(options.user)),
    };
    return {
      url,
      mailbox: `http://localhost:${mailboxServer.port}`,
      ...(smtp && { smtp: `smtp://localhost:${smtp.port}` }),
      ...(certificate && { caFile: certificate.caFile }),
      dataDir,
      ...(user && { user }),
      update: (folder) => deploy(readAssembly(folder), account, server, cleanup),
      runSchedule: (name) => events.runSchedule(name),
      failMail: (fault) => ses.fail(fault),
      stop: () => cleanup.disposeAsync(),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

async function openMailboxServer([port = 0, ...others]: readonly number[] = [], log: Log) {
  try {
    return await openSiteServer(port, 'MAILBOX_PORT', log);
  } catch (error) {
    if (others.length === 0) throw error;
    return openMailboxServer(others, log);
  }
}

/** An API without a distribution. */
function apiOf({ apis }: Account): Origin | undefined {
  const [api] = apis.values();
  return api && ((request) => api.handle(request));
}

const nothing: Origin = async () =>
  textResponse(404, 'text/plain', 'This app has neither a distribution nor an HTTP API.');

/** The parts that outlive an update to another assembly. */
type Account = Omit<LocalAws, 'assets' | 'serveSite' | 'addRule'> & { readonly events: EventBus };

async function deploy(
  assembly: Assembly,
  account: Account,
  server: SiteServer,
  cleanup: AsyncDisposableStack,
): Promise<void> {
  const sites: Origin[] = [];
  const serveSite = (site: Origin) => void sites.push(site);
  const rules: Rule[] = [];
  const deployment = new Deployment(assembly, {
    ...account,
    assets: assembly.assets,
    serveSite,
    addRule: (rule) => void rules.push(rule),
  });
  for (const declared of startOrder(assembly)) {
    const started = await deployment.start(declared);
    if (started?.stop !== undefined) cleanup.defer(() => started.stop?.());
  }
  // Functions of the older assembly finish their requests and end after their idle timeout.
  server.serve(sites.at(-1) ?? apiOf(account) ?? nothing);
  account.events.use(rules);
  // The server closes first, so that requests in flight finish before the functions stop.
  cleanup.defer(() => account.events.stop());
  cleanup.defer(server.close);
}
