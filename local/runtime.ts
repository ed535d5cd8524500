import { type Assembly, readAssembly } from './assembly.ts';
import { readCertificate } from './certificate.ts';
import { publishEndpoint } from './cognito/endpoint-file.ts';
import { startCognito } from './cognito/server.ts';
import type { Staff } from './cognito/user-pools.ts';
import { openDataFolder } from './data-folder.ts';
import { Deployment } from './deployment.ts';
import { startEmbedded } from './dynamodb/embedded.ts';
import { LocalDynamoDb } from './dynamodb/tables.ts';
import type { Origin } from './http.ts';
import { openLog, type Log } from './log.ts';
import type { LocalAws } from './local-aws.ts';
import { readSeed, type Seed } from './seed.ts';
import { openSiteServer, type SiteServer } from './site-server.ts';
import { startOrder } from './start-order.ts';

export interface RuntimeOptions {
  /** Folder of the cloud assembly: `cdk.out`. */
  readonly assembly: string;
  /** Folder of everything that persists: rows, staff users, keys, the log. */
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** HTTPS and HTTP/2 with the data folder's certificate. */
  readonly tls?: boolean;
  /** ISO country code for requests without a `CloudFront-Viewer-Country` header. */
  readonly viewerCountry?: string;
  readonly staff?: Partial<Staff>;
  /** Another DynamoDB instead of the embedded one. */
  readonly dynamodbEndpoint?: string;
  /** Instead of the log file in the data folder. */
  readonly log?: Log;
}

export interface Runtime {
  /** `http://localhost:8080`, or with TLS `https://localhost:8443` */
  readonly url: string;
  /** With TLS: file of the certificate authority to trust, in PEM. */
  readonly caFile?: string;
  readonly dataDir: string;
  readonly staff: {
    readonly username: string;
    /** Unset once the user has changed it at the first sign-in. */
    readonly firstPassword?: string;
  };
  /**
   * Deploys another assembly of the same app, as CloudFormation updates a stack: data stays, and viewers get the new
   * assembly at one instant, after all of it has started. Keep the older assembly's folder: its files are still served.
   * @throws Error in one line if it cannot start; viewers keep the older one
   */
  readonly update: (assembly: string) => Promise<void>;
  /** Stops everything, the latest first. The port is free afterwards. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a cloud assembly on this machine.
 * @throws Error in one line if the assembly, the data folder or the port cannot be used
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const assembly = readAssembly(options.assembly);
  const dataDir = openDataFolder(options.dataDir);
  const cleanup = new AsyncDisposableStack();
  try {
    const log = options.log ?? openLog(dataDir);
    const certificate = options.tls ? await readCertificate(dataDir) : undefined;
    const server = await openSiteServer(options.port, log, certificate);
    cleanup.defer(server.close);
    const siteHost = `localhost:${server.port}`;
    const seed = readSeed(dataDir);
    const account: Account = {
      seed,
      log,
      ...(await startServices(options, dataDir, seed, log, cleanup)),
      siteHost,
      viewerCountry: options.viewerCountry,
      origins: new Map(),
      buckets: new Map(),
      apis: new Map(),
      lambdas: new Map(),
      edgeFunctions: new Map(),
      cachePolicies: new Map(),
      originRequestPolicies: new Map(),
      responseHeadersPolicies: new Map(),
      secrets: new Map(),
    };
    await deploy(assembly, account, server, cleanup);

    const staff = { username: 'admin', ...options.staff };
    const firstPassword = await account.cognito.userPools.ensureStaff(staff);
    return {
      url: `${certificate ? 'https' : 'http'}://${siteHost}`,
      ...(certificate && { caFile: certificate.caFile }),
      dataDir,
      staff: { username: staff.username, ...firstPassword },
      update: (folder) => deploy(readAssembly(folder), account, server, cleanup),
      stop: () => cleanup.disposeAsync(),
    };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

/** What stays when another assembly is deployed. */
type Account = Omit<LocalAws, 'assets' | 'serveSite'>;

async function startServices(
  options: RuntimeOptions,
  dataDir: string,
  seed: Seed,
  log: Log,
  cleanup: AsyncDisposableStack,
): Promise<Pick<LocalAws, 'cognito' | 'dynamodb'>> {
  const { accessKeyId } = seed;
  const opening = openDynamoDb(options, dataDir, accessKeyId, log);
  // DynamoDB still has to be stopped if Cognito fails to start first.
  const opened = opening.catch(() => undefined);
  cleanup.defer(async () => (await opened)?.stop());
  const cognito = await startCognito(dataDir, seed, log);
  cleanup.defer(cognito.stop);
  const { dynamodb } = await opening;
  // Published only now: if another run holds the database, the staff command keeps calling that run.
  cleanup.defer(publishEndpoint(dataDir, { endpoint: cognito.endpoint, accessKeyId }));
  return { cognito, dynamodb };
}

async function openDynamoDb(
  { dynamodbEndpoint }: RuntimeOptions,
  dataDir: string,
  accessKeyId: string,
  log: Log,
): Promise<{ dynamodb: LocalDynamoDb; stop: () => Promise<void> }> {
  const embedded =
    dynamodbEndpoint === undefined ? await startEmbedded(dataDir, accessKeyId, log) : undefined;
  const dynamodb = new LocalDynamoDb(
    embedded?.endpoint ?? dynamodbEndpoint ?? '',
    accessKeyId,
    embedded?.addIndexes,
  );
  return {
    dynamodb,
    stop: async () => {
      dynamodb.close();
      await embedded?.stop();
    },
  };
}

async function deploy(
  assembly: Assembly,
  account: Account,
  server: SiteServer,
  cleanup: AsyncDisposableStack,
): Promise<void> {
  const sites: Origin[] = [];
  const serveSite = (site: Origin) => void sites.push(site);
  const deployment = new Deployment(assembly, { ...account, assets: assembly.assets, serveSite });
  for (const declared of startOrder(assembly)) {
    const started = await deployment.start(declared);
    if (started?.stop !== undefined) cleanup.defer(() => started.stop?.());
  }
  // Functions of the older assembly finish their requests and end after their idle timeout.
  sites.forEach(server.serve);
  // The server closes first, so that requests in flight finish before the functions stop.
  cleanup.defer(server.close);
}
