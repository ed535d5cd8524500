// The process of the embedded DynamoDB. It is one of its own because dynalite throws where a client hangs
// up in the middle of a request, as a function does that is killed: that must not end the site.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import dynalite from 'dynalite';
import { listen } from '../listen.ts';
import { mendIndexes } from './indexes.ts';

/** Tells the parent that the database cannot be opened, most likely because another process has it open. */
const cannotOpen = 75;

const [path = '', port = '0'] = process.argv.slice(2);
/** Is there while the database was closed in peace. */
const closedMark = `${path}.closed`;

// The parent is gone, even by kill -9: so are we.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole process group; the parent says when to stop, after the last request.
process.on('SIGINT', () => {});
process.on('uncaughtException', (error) => {
  if ('code' in error && error.code === 'LEVEL_DATABASE_NOT_OPEN') process.exit(cannotOpen);
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});

if (existsSync(path) && !existsSync(closedMark)) await mendIndexes(path);
rmSync(closedMark, { force: true });
const server = dynalite({ path, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
process.on('SIGTERM', () => {
  server.close(() => {
    writeFileSync(closedMark, '');
    process.exit();
  });
  server.closeAllConnections();
});
await announce(`http://127.0.0.1:${await listen(server, Number(port))}`);

/** dynalite opens its database at the first call, so there is one before anybody may rely on it. */
async function announce(endpoint: string): Promise<void> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.ListTables',
      'x-amz-date': new Date().toISOString(),
      authorization: 'AWS4-HMAC-SHA256 Credential=local, SignedHeaders=host, Signature=local',
    },
    body: '{}',
  });
  if (answer.ok) process.send?.(endpoint);
}
