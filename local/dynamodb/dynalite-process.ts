// The process of the embedded DynamoDB. It is one of its own because dynalite throws where a client hangs
// up in the middle of a request, as a function does that is killed: that must not end the site.
import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import dynalite from 'dynalite';
import { create } from 'dynalite/db/index.js';
import { listen } from '../listen.ts';
import { isSignedWith, unknownKey, withoutBrowsers } from '../service-access.ts';
import { mendIndexes } from './indexes.ts';

/** What the parent hears of a database that cannot be opened; of one that can, it hears its endpoint. */
export interface Failure {
  /** Another process has it open. */
  readonly locked: boolean;
  readonly reason: string;
}

const [path = '', port = '0'] = process.argv.slice(2);
// Not an argument: every user of the machine can read those.
const { AWS_ACCESS_KEY_ID: accessKeyId = '' } = process.env;
/** Is there while the database was closed in peace. */
const closedMark = `${path}.closed`;

// The parent is gone, even by kill -9: so are we.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group; the parent says when to stop, after the last request.
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
rmSync(closedMark, { force: true });
const server = dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
guard();
process.on('SIGTERM', () => {
  server.close(() => {
    writeFileSync(closedMark, '');
    process.exit();
  });
  server.closeAllConnections();
});
await announce(`http://127.0.0.1:${await listen(server, Number(port))}`);

/** @throws Error with a cause of LevelDB where the database cannot be opened */
async function prepare(): Promise<void> {
  const known = existsSync(path);
  if (known) {
    // The rows are the owner's alone, those that an earlier version left readable too.
    chmodSync(path, 0o700);
    for (const file of readdirSync(path)) chmodSync(join(path, file), 0o600);
  }
  const { db } = create({ path });
  await db.open();
  if (known && !existsSync(closedMark)) await mendIndexes(db);
  await db.close();
}

/** dynalite itself answers any web page (CORS), and takes any signature. */
function guard(): void {
  const [answer] = server.listeners('request');
  server.removeAllListeners('request').on(
    'request',
    withoutBrowsers((request, response) => {
      if (accessKeyId !== '' && isSignedWith(accessKeyId, request)) {
        answer?.call(server, request, response);
        return;
      }
      const { name, message } = unknownKey;
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(JSON.stringify({ __type: `com.amazon.coral.service#${name}`, message }));
    }),
  );
}

/** dynalite opens its database at the first call, so there is one before anybody may rely on it. */
async function announce(endpoint: string): Promise<void> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.ListTables',
      'x-amz-date': new Date().toISOString(),
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}, SignedHeaders=host, Signature=none`,
    },
    body: '{}',
  });
  if (answer.ok) process.send?.(endpoint);
}
