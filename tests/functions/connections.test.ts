import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { call, handlerOf } from './call.ts';
import { serve } from './listen.ts';

test('A function creates its client at cold start and reuses its connections', async () => {
  let connections = 0;
  let requests = 0;
  const database = createServer((request, response) => {
    requests += 1;
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/x-amz-json-1.0');
      response.end('{"Items":[],"Count":0,"ScannedCount":0}');
    });
  }).on('connection', () => (connections += 1));
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = await serve(database);
  await handlerOf('listContacts');
  expect(connections).toBe(0);

  expect(await call('listContacts')).toMatchObject({ status: 200 });
  const [first, opened] = [requests, connections];
  expect(await call('listContacts')).toMatchObject({ status: 200 });

  expect(requests).toBe(2 * first);
  expect(connections).toBe(opened);
});
