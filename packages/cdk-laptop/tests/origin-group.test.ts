import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { handleViewerRequest, type Behavior } from '../src/cloudfront/distribution.ts';
import { ErrorCache } from '../src/cloudfront/error-cache.ts';
import { managedCachePolicies } from '../src/cloudfront/managed-policies.ts';
import type { HttpRequest } from '../src/http.ts';

/** An origin that answers with a status and the path that it was asked for. */
function origin(host: string, status: number, path = ''): Behavior['origin'] {
  return {
    host,
    path,
    customHeaders: [],
    send: ({ path: asked }) =>
      Promise.resolve({ status, headers: new Headers(), body: Buffer.from(`${host} ${asked}`) }),
  };
}

async function visit(method: string, primaryStatus: number) {
  const cachePolicy = managedCachePolicies.get('658327ea-f89d-4fab-a63d-7e88639e58f6');
  if (!cachePolicy) throw new Error('CachingOptimized is unknown.');
  const behavior: Behavior = {
    allowedMethods: ['GET', 'HEAD', 'OPTIONS', 'POST'],
    origin: origin('primary', primaryStatus),
    failover: { origin: origin('secondary', 200, '/stage'), statuses: [404] },
    cachePolicy,
    policies: [cachePolicy],
    encodings: [],
    headersPolicy: undefined,
    viewerRequest: undefined,
    viewerResponse: undefined,
  };
  const request: HttpRequest = {
    method,
    path: '/a',
    query: '',
    headers: new Headers(),
    body: Readable.from([]),
    viewerIp: '127.0.0.1',
  };
  const { status, body } = await handleViewerRequest(
    {
      id: 'E1',
      domainName: 'localhost',
      defaultRootObject: '',
      behaviors: [behavior],
      errors: new ErrorCache(new Map([[404, 0]])),
      viewerCountry: undefined,
      log: () => undefined,
    },
    request,
  );
  return [status, body.toString()];
}

test.each(['GET', 'HEAD', 'OPTIONS'])(
  'A %s that the primary origin answers with a listed status goes to the secondary one, under its own path',
  async (method) => {
    expect(await visit(method, 404)).toEqual([200, 'secondary /stage/a']);
  },
);

test.each([
  ['GET', 200],
  ['GET', 403],
  ['POST', 404],
])('A %s that it answers with %i does not', async (method, status) => {
  expect(await visit(method, status)).toEqual([status, 'primary /a']);
});
