import { S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Endpoint, endpoints } from '#contract/endpoints.ts';
import { authorizerEventOf, contextOf, eventOf, handlerOf } from '../functions/call.ts';
import { everyField, fieldsOf } from '../functions/fields.ts';
import { captureLogs } from '../functions/logs.ts';
import { placed } from '../functions/contact/contact-rows.ts';
import { claims, issuer, sign, otherKeys } from '../functions/staff/pool.ts';
import { insert, withTables } from '../functions/tables.ts';
import {
  assetRequest,
  assetResponse,
  build,
  keyOf,
  redirectOf,
  viewerResponse,
  visit,
} from '../infra/edge-runtime.ts';
import {
  entries,
  deniedCookies,
  knownContact,
  mailKey,
  objects,
  requests,
  seed,
  visits,
} from './arbitraries.ts';
import { accessToken, revokedToken, stubCognito } from './cognito-stub.ts';

/** Inputs per endpoint, and for the authorizer, the edge and each function around a file. */
const numRuns = 75;
const authorizerRuns = 2000;
const edgeRuns = 2000;
const objectRuns = 500;

let inputs = 0;

// Fuzzing sends nothing to the network.
vi.mock('#functions/webhooks/post.ts', () => ({ post: () => Promise.resolve({ status: 204 }) }));

const fileOrRedirect = new RegExp(
  String.raw`^/builds/${build}/[a-z0-9./-]+$|^30[12] (?:/(?![/\\])|https://(?:africa|egypt)\.quietgrid\.example/$)`,
);

captureLogs();
withTables();
// The bucket is empty, and takes everything.
mockClient(S3Client).onAnyCommand().resolves({});
const cognito = stubCognito();

/** An object's name within its build. */
function fileOf(uri: string): string {
  return uri.replace(/^\/builds\/[^/]+\//, '').replace(/\.br$/, '');
}

/** Headers as CloudFront functions see them. */
function toEventHeaders(
  headers: Readonly<Record<string, string>>,
): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
}

// Generous, because no test measures time.
describe(`With the seed ${seed}`, { timeout: 180_000 }, () => {
  test('every field of the contract has an arbitrary', () => {
    expect(Object.keys(entries).toSorted()).toEqual(everyField);
  });

  test.each(Object.entries<Endpoint>(endpoints))(
    `%s responds to ${numRuns} inputs in JSON, and none with 5xx; a tenth pass its validation`,
    async (_, endpoint) => {
      const handler = await handlerOf(endpoint);
      await insert('contacts', [{ ...placed(0, 'new'), id: knownContact }]);
      const { version: entry, secret } = mailKey;
      await insert('settings', [{ kind: 'key', entry, secret: secret.toString('base64') }]);
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(
          requests(fieldsOf(endpoint), accessToken),
          async ({ payload: { body, isBase64Encoded }, ...request }) => {
            inputs += 1;
            const { calls } = cognito;
            // Each input gets its own buckets; otherwise the first ones would use up everybody's tokens.
            const username = `staff-${inputs}`;
            const event = { ...eventOf(endpoint, { body, username, ...request }), isBase64Encoded };
            const { statusCode = 0, headers = {}, body: text } = await handler(event, contextOf());
            // The handler succeeded, found nothing or a conflict, or called Cognito.
            const isAnswer = statusCode < 300 || [303, 404, 409, 410, 412].includes(statusCode);
            if (isAnswer || cognito.calls > calls) accepted += 1;
            expect(statusCode).toBeGreaterThanOrEqual(200);
            expect(statusCode).toBeLessThan(500);
            expect(headers).toMatchObject({ 'cache-control': 'no-store' });
            if (statusCode === 204 || endpoint.redirects || endpoint.isPage) return;
            expect(headers).toMatchObject({ 'content-type': 'application/json' });
            expect(typeof JSON.parse(text ?? '')).toBe('object');
          },
        ),
        { seed, numRuns },
      );
      expect(accepted).toBeGreaterThanOrEqual(numRuns / 10);
    },
  );

  test(`the authorizer denies ${authorizerRuns} inputs and never throws`, async () => {
    const { handler } = await import('#functions/authorize-staff.lambda.ts');
    const now = Math.floor(Date.now() / 1000);
    const bad = await Promise.all([
      sign({ exp: now - 1 }),
      sign({ auth_time: now - 8 * 3600 }),
      sign({ client_id: 'another' }),
      sign({ token_use: 'id' }),
      sign({}, { key: otherKeys.privateKey }),
    ]);
    const { calls } = cognito;
    const signed = { iss: issuer, exp: now + 3600, ...claims };
    await fc.assert(
      fc.asyncProperty(deniedCookies(signed, accessToken, bad, revokedToken), async (cookies) => {
        inputs += 1;
        const verdict = await handler(authorizerEventOf(cookies), contextOf());
        expect(verdict).toEqual({ isAuthorized: false });
      }),
      { seed, numRuns: authorizerRuns },
    );
    // These tokens are valid, but Cognito has revoked them.
    expect(cognito.calls - calls).toBeGreaterThanOrEqual(authorizerRuns / 10);
  });

  test(`the edge serves ${edgeRuns} visits with a file of this build or a known redirect`, () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(visits, ({ path, query, country, ...rest }) => {
        inputs += 1;
        const result = visit(`${path}${query === '' ? '' : `?${query}`}`, {
          ...rest,
          ...(country !== undefined && { country }),
        });
        const where = keyOf(result) ?? redirectOf(result) ?? '';
        kinds.add(where.slice(0, 3));
        expect(where).toMatch(fileOrRedirect);
      }),
      { seed, numRuns: edgeRuns },
    );
    expect([...kinds].toSorted()).toEqual(['/bu', '301', '302']);
  });

  test(`the edge rewrites ${objectRuns} requests to the requested file or its Brotli twin`, () => {
    const found = new Set<boolean>();
    fc.assert(
      fc.property(objects, ({ uri, requestHeaders }) => {
        inputs += 1;
        const request = { method: 'GET', uri, headers: toEventHeaders(requestHeaders) };
        const result = assetRequest({ request });
        found.add(result.uri === uri);
        expect([uri, `${uri}.br`]).toContain(result.uri);
        expect(result).toEqual({ ...request, uri: result.uri });
      }),
      { seed, numRuns: objectRuns },
    );
    expect(found.size).toBe(2);
  });

  test(`the edge changes only Vary and a type that is there in ${objectRuns} files’ responses`, () => {
    fc.assert(
      fc.property(objects, ({ uri, requestHeaders, statusCode, responseHeaders }) => {
        inputs += 1;
        const response = { statusCode, headers: toEventHeaders(responseHeaders) };
        const result = assetResponse({
          request: { uri, headers: toEventHeaders(requestHeaders) },
          response,
        });
        const { vary = { value: 'Accept-Encoding' } } = response.headers;
        expect([vary.value, 'Accept-Encoding']).toContain(
          result.headers['vary']?.value ?? vary.value,
        );
        const typed = result.headers['content-type'];
        expect(typed === undefined).toBe(response.headers['content-type'] === undefined);
        const rest = { vary, ...(typed && { 'content-type': typed }) };
        expect({ ...result, headers: { ...result.headers, ...rest } }).toEqual({
          ...response,
          headers: { ...response.headers, ...rest },
        });
      }),
      { seed, numRuns: objectRuns },
    );
  });

  test(`the edge gives ${objectRuns} pages the status of their metadata, and removes the metadata`, () => {
    const statuses = new Set<number>();
    fc.assert(
      fc.property(
        objects,
        ({ uri, requestHeaders, statusCode, responseHeaders, statusMetadata }) => {
          inputs += 1;
          const headers = toEventHeaders({
            ...responseHeaders,
            ...(statusMetadata !== undefined && {
              'x-amz-meta-errors': JSON.stringify({ [fileOf(uri)]: Number(statusMetadata) }),
            }),
          });
          const request = { uri, headers: toEventHeaders(requestHeaders) };
          const result = viewerResponse({ request, response: { statusCode, headers } });
          statuses.add(result.statusCode);
          expect(result.statusCode).toBe(
            statusCode === 200 ? Number(statusMetadata ?? 200) : statusCode,
          );
          expect(
            Object.keys(result.headers).filter((name) => name.startsWith('x-amz-meta')),
          ).toEqual([]);
          const policy = headers['x-amz-meta-policy']?.value;
          const sent = result.headers['content-security-policy']?.value;
          expect(policy === undefined || sent?.startsWith(policy)).toBe(true);
        },
      ),
      { seed, numRuns: objectRuns },
    );
    expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 410, 304]));
  });

  test('there are at least 10,000 inputs', () => {
    expect(inputs).toBeGreaterThanOrEqual(10_000);
  });
});
