// The process of the embedded DynamoDB. dynalite throws if a client disconnects during a request, as a killed
// function does. A separate process keeps the site alive.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import dynalite from 'dynalite';
import { create } from 'dynalite/db/index.js';
import { listen } from '../listen.ts';
import { isSignedWith, unknownAccessKey, rejectBrowsers } from '../service-access.ts';
import { repairIndexes } from './repair-indexes.ts';

/** Sent to the parent if the database cannot be opened. Otherwise it gets the endpoint. */
export interface Failure {
  /** Another process has it open. */
  readonly locked: boolean;
  readonly reason: string;
}

const [path = '', port = '0'] = process.argv.slice(2);
// Not an argument, because every user of the machine can read those.
const { AWS_ACCESS_KEY_ID: accessKeyId = '' } = process.env;
/** Exists if the last run closed the database. */
const closedMarker = `${path}.closed`;

// The parent has died, even by kill -9.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group. The parent sends SIGTERM after the last request.
process.on('SIGINT', () => {});
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});

process.umask(0o077);
try {
  await prepare();
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const locked = cause instanceof Error && 'code' in cause && cause.code === 'LEVEL_LOCKED';
  const reason = cause instanceof Error ? cause.message : String(cause);
  process.send?.({ locked, reason } satisfies Failure, () => process.exit(1));
  await new Promise(() => {});
}
const server = dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
restrictAccess();
process.on('SIGTERM', () => {
  server.close(() => {
    writeFileSync(closedMarker, '');
    process.exit();
  });
  server.closeAllConnections();
});
await announce(`http://127.0.0.1:${await listen(server, Number(port))}`);

/** @throws Error, caused by LevelDB, if the database cannot be opened */
async function prepare(): Promise<void> {
  const isComplete = !existsSync(path) || existsSync(closedMarker);
  const { db } = create({ path });
  await db.open();
  // From here on, a start after kill -9 repairs the indexes.
  rmSync(closedMarker, { force: true });
  if (!isComplete) await repairIndexes(db);
  await db.close();
}

/** dynalite itself serves any web page (CORS) and accepts any signature. */
function restrictAccess(): void {
  const [handler] = server.listeners('request');
  server.removeAllListeners('request').on(
    'request',
    rejectBrowsers((request, response) => {
      if (accessKeyId !== '' && isSignedWith(accessKeyId, request)) {
        handler?.call(server, request, response);
        return;
      }
      const { name, message } = unknownAccessKey;
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ __type: `com.amazon.coral.service#${name}`, message }));
    }),
  );
}

/** Calls dynalite once before publishing the endpoint, because the first call opens the database. */
async function announce(endpoint: string): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.ListTables',
      'x-amz-date': new Date().toISOString(),
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}, SignedHeaders=host, Signature=none`,
    },
    body: '{}',
  });
  if (response.ok) process.send?.(endpoint);
}
