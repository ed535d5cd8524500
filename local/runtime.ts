import { readAssembly } from './assembly.ts';
import type { Cloud } from './cloud.ts';
import { startCognito } from './cognito/server.ts';
import type { Staff } from './cognito/user-pools.ts';
import { openDataFolder } from './data-folder.ts';
import { Deployment } from './deployment.ts';
import { startEmbedded } from './dynamodb/embedded.ts';
import { DynamoDb } from './dynamodb/tables.ts';
import { openFrontDoor } from './front-door.ts';
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
  /** ISO country code of viewers whose request names none; unset: their country is unknown. */
  readonly viewerCountry?: string;
  readonly staff?: Partial<Staff>;
  /** A DynamoDB to use in place of the embedded one. */
  readonly dynamodbEndpoint?: string;
  /** Gets the log's entries in place of the file in the data folder. */
  readonly log?: Log;
}

export interface Runtime {
  /** `http://localhost:8080` */
  readonly url: string;
  readonly dataDir: string;
  readonly staff: {
    readonly username: string;
    /** Until it has been changed at the first sign-in. */
    readonly firstPassword?: string;
  };
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
    const { log, close: closeLog } = options.log
      ? { log: options.log, close: () => {} }
      : openLog(dataDir);
    stops.push(closeLog);
    const door = await openFrontDoor(options.port, log);
    stops.push(door.close);
    const identity = readIdentity(dataDir);

    const [dynamodb, cognito] = await Promise.all([
      openDynamoDb(options, dataDir, log),
      startCognito(dataDir, identity, log),
    ]);
    stops.push(cognito.stop, dynamodb.stop);

    const siteHost = `localhost:${door.port}`;
    const cloud: Cloud = {
      identity,
      log,
      assets: assembly.assets,
      dynamodb: dynamodb.tables,
      cognito,
      siteHost,
      viewerCountry: options.viewerCountry,
      serveSite: door.serve,
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
    const deployment = new Deployment(assembly, cloud);
    for (const declared of startOrder(assembly)) {
      const started = await deployment.start(declared);
      if (started?.stop !== undefined) stops.push(() => started.stop?.());
    }

    const staff = { username: 'admin', ...options.staff };
    const firstPassword = await cognito.userPools.ensureStaff(staff);
    // Requests under way are let through to the end before what answers them goes.
    stops.push(door.close);
    return {
      url: `http://${siteHost}`,
      dataDir,
      staff: { username: staff.username, ...firstPassword },
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
  log: Log,
): Promise<{ tables: DynamoDb; stop: () => Promise<void> }> {
  const embedded = dynamodbEndpoint === undefined ? await startEmbedded(dataDir, log) : undefined;
  const tables = new DynamoDb(embedded?.endpoint ?? dynamodbEndpoint ?? '');
  return {
    tables,
    stop: async () => {
      tables.close();
      await embedded?.stop();
    },
  };
}
