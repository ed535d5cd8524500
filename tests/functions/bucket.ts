import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest';
import { filePrefixes } from '#contract/inbox.ts';
import { given } from './environment.ts';
import { listen } from './listen.ts';
import { s3 } from '#functions/aws/s3-client.ts';

interface StoredObject {
  readonly body: Buffer;
  readonly type: string;
  readonly storedAt: Date;
}

type Response = [status: number, body?: string | Buffer, headers?: Record<string, string>];

/** What the bucket holds, by key. */
export const objects = new Map<string, StoredObject>();

/** The requests of S3 that functions make, on objects in memory. */
const server = createServer((request, response) => {
  void respond().then(([status, body, headers]) => response.writeHead(status, headers).end(body));

  async function respond(): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname).slice(`/${given.FILES_BUCKET}/`.length);
    const body = await buffer(request);
    switch (request.method) {
      case 'PUT':
        return put(
          key,
          body,
          request.headers['x-amz-copy-source'],
          request.headers['content-type'],
        );
      case 'POST':
        for (const [, deleted = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) {
          objects.delete(deleted);
        }
        return [200, '<DeleteResult/>'];
      default:
        return searchParams.has('list-type')
          ? list(searchParams.get('prefix') ?? '')
          : get(key, request.headers.range);
    }
  }
});

function put(key: string, body: Buffer, source: unknown, type = ''): Response {
  const storedAt = new Date();
  if (typeof source !== 'string') {
    objects.set(key, { body, type, storedAt });
    return [200, ''];
  }
  const copied = objects.get(decodeURIComponent(source).replace(`${given.FILES_BUCKET}/`, ''));
  if (copied === undefined) return missing;
  objects.set(key, { ...copied, storedAt });
  return [200, '<CopyObjectResult/>'];
}

const missing: Response = [404, '<Error><Code>NoSuchKey</Code></Error>'];

function get(key: string, range = ''): Response {
  const found = objects.get(key);
  if (found === undefined) return missing;
  const end = /^bytes=0-(\d+)$/.exec(range)?.[1];
  if (end === undefined) return [200, found.body];
  const part = found.body.subarray(0, Number(end) + 1);
  return [206, part, { 'content-range': `bytes 0-${part.length - 1}/${found.body.length}` }];
}

function list(prefix: string): Response {
  const rows = Array.from(objects)
    .filter(([key]) => key.startsWith(prefix))
    .map(
      ([key, { storedAt }]) =>
        `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
    );
  return [200, `<ListBucketResult>${rows.join('')}</ListBucketResult>`];
}

/** Gives each test of a file an empty bucket. */
export function withBucket(): void {
  beforeAll(async () => {
    process.env['AWS_ENDPOINT_URL_S3'] = await listen(server);
  });
  afterEach(() => objects.clear());
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

export function store(
  key: string,
  body: Buffer = Buffer.from('file'),
  storedAt = new Date(),
): void {
  objects.set(key, { body, type: '', storedAt });
}

/** A mail arrives, as SES stores it. */
export function arrive(body: Buffer, name = `mail-${objects.size}`, storedAt?: Date): void {
  store(filePrefixes.incoming + name, body, storedAt);
}

/** The keys below a prefix, sorted. */
export function keysBelow(prefix: string): string[] {
  return [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
}

/**
 * Calls `see` before each S3 call until the test ends or the returned function is called. If `see` throws, the call fails
 * with its error.
 */
export function onBucketCall(see: (command: string) => unknown): () => void {
  s3.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        await see(commandName);
        return next(args);
      },
    { step: 'initialize', name: 'seen', override: true },
  );
  onTestFinished(stop);
  return stop;
}

function stop(): void {
  s3.middlewareStack.remove('seen');
}
