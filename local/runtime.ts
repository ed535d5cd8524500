import { type Assembly, readAssembly } from './assembly.ts';
import { readCertificate } from './certificate.ts';
import type { Cloud } from './cloud.ts';
import { publishEndpoint } from './cognito/endpoint-file.ts';
import { startCognito } from './cognito/server.ts';
import type { Staff } from './cognito/user-pools.ts';
import { openDataFolder } from './data-folder.ts';
import { Deployment } from './deployment.ts';
import { startEmbedded } from './dynamodb/embedded.ts';
import { DynamoDb } from './dynamodb/tables.ts';
import { openFrontDoor } from './front-door.ts';
import type { Origin } from './http.ts';
import { readIdentity } from './identity.ts';
import { openLog, type Log } from './log.ts';
import { startOrder } from './start-order.ts';

export interface RuntimeOptions {
  /** Folder of the cloud assembly: `cdk.out`. */
  readonly assembly: string;
  /** Folder of everything that is kept: rows, staff users, keys, the log. */
  readonly dataDir: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** HTTPS and HTTP/2 in place of HTTP, with a certificate that is kept in the data folder. */
  readonly tls?: boolean;
  /** ISO country code of viewers whose request names none; unset: their country is unknown. */
  readonly viewerCountry?: string;
  readonly staff?: Partial<Staff>;
  /** A DynamoDB to use in place of the embedded one. */
  readonly dynamodbEndpoint?: string;
  /** Gets the log's entries in place of the file in the data folder. */
  readonly log?: Log;
}

export interface Runtime {
  /** `http://localhost:8080`, or with TLS `https://localhost:8443` */
  readonly url: string;
  /** With TLS: the certificate of the authority to trust, in PEM. */
  readonly caFile?: string;
  readonly dataDir: string;
  readonly staff: {
    readonly username: string;
    /** Until it has been changed at the first sign-in. */
    readonly firstPassword?: string;
  };
  /**
   * Deploys another assembly of the same app over the one that is served, as CloudFormation updates a stack:
   * what is stored stays, and viewers meet the new one at one instant, once all of it has started. The older
   * assembly's folder must stay where it is: its files are served from there for as long as anybody asks.
   * @throws Error in one line where it cannot start; viewers go on meeting the older one
   */
  readonly update: (assembly: string) => Promise<void>;
  /** Ends all that was started, the latest first; the port is free afterwards. */
  readonly stop: () => Promise<void>;
}

/**
 * Serves a cloud assembly on this machine.
 * @throws Error in one line where the assembly, the data folder or the port is of no use
 */
export async function startRuntime(options: RuntimeOptions): Promise<Runtime> {
  const assembly = readAssembly(options.assembly);
  const dataDir = openDataFolder(options.dataDir);
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  try {
    const log = options.log ?? openLog(dataDir);
    const certificate = options.tls ? await readCertificate(dataDir) : undefined;
    const door = await openFrontDoor(options.port, log, certificate);
    stops.push(door.close);
    const identity = readIdentity(dataDir);

    const { accessKeyId } = identity;
    const opening = openDynamoDb(options, dataDir, accessKeyId, log);
    // It is on its way: where something else fails first, it still has to be stopped.
    const opened = opening.catch(() => undefined);
    stops.push(async () => (await opened)?.stop());
    const cognito = await startCognito(dataDir, identity, log);
    stops.push(cognito.stop);
    const dynamodb = await opening;
    // Only now: where another run holds the database, operators go on speaking to that one.
    stops.push(publishEndpoint(dataDir, { endpoint: cognito.endpoint, accessKeyId }));

    const siteHost = `localhost:${door.port}`;
    const account: Omit<Cloud, 'assets' | 'serveSite'> = {
      identity,
      log,
      dynamodb: dynamodb.tables,
      cognito,
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
    const deploy = async ({ stacks, assets }: Assembly) => {
      const sites: Origin[] = [];
      const serveSite = (site: Origin) => void sites.push(site);
      const deployment = new Deployment({ stacks, assets }, { ...account, assets, serveSite });
      for (const declared of startOrder({ stacks, assets })) {
        const started = await deployment.start(declared);
        if (started?.stop !== undefined) stops.push(() => started.stop?.());
      }
      // Functions of an older assembly finish what they do, and end when nobody has called them for a while.
      sites.forEach(door.serve);
      // Requests under way are let through to the end before what answers them goes.
      stops.push(door.close);
    };
    await deploy(assembly);

    const staff = { username: 'admin', ...options.staff };
    const firstPassword = await cognito.userPools.ensureStaff(staff);
    return {
      url: `${certificate ? 'https' : 'http'}://${siteHost}`,
      ...(certificate && { caFile: certificate.caFile }),
      dataDir,
      staff: { username: staff.username, ...firstPassword },
      update: (folder) => deploy(readAssembly(folder)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDynamoDb(
  { dynamodbEndpoint }: RuntimeOptions,
  dataDir: string,
  accessKeyId: string,
  log: Log,
): Promise<{ tables: DynamoDb; stop: () => Promise<void> }> {
  const embedded =
    dynamodbEndpoint === undefined ? await startEmbedded(dataDir, accessKeyId, log) : undefined;
  const tables = new DynamoDb(embedded?.endpoint ?? dynamodbEndpoint ?? '', accessKeyId);
  return {
    tables,
    stop: async () => {
      tables.close();
      await embedded?.stop();
    },
  };
}
