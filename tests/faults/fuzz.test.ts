import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Operation, operations } from '#contract/operations.ts';
import { kebabCase } from '#infra/names.ts';
import { authorizerEventOf, type call, contextOf, eventOf } from '../functions/call.ts';
import { everyField, fieldsOf } from '../functions/fields.ts';
import { captureLogs } from '../functions/logs.ts';
import { claims, issuer, sign, strangers } from '../functions/pool.ts';
import { withTables } from '../functions/tables.ts';
import {
  assetRequest,
  assetResponse,
  build,
  keyOf,
  redirectOf,
  viewerResponse,
  visit,
} from '../infra/edge-runtime.ts';
import { entries, intrusions, objects, requests, seed, visits } from './fuzzed.ts';
import { access, takenBack, withPool } from './pool.ts';

/** Inputs for each endpoint, for the authorizer, for the edge, and for each function around a file. */
const numRuns = 500;
const authorizerRuns = 2000;
const edgeRuns = 3000;
const objectRuns = 500;

/** Inputs so far. */
let inputs = 0;

const fileOrRedirect = new RegExp(
  String.raw`^/builds/${build}/[a-z0-9./-]+$|^30[12] (?:/(?![/\\])|https://(?:africa|egypt)\.quietgrid\.example/$)`,
);

captureLogs();
withTables();
const pool = withPool();

async function handlerOf(name: string) {
  const [file = ''] = globSync(`functions/*/${kebabCase(name)}.lambda.ts`);
  const module: { handler: Handler } = await import(resolve(file));
  return module.handler;
}

type Handler = Parameters<typeof call>[0];

/** Headers in the form in which an edge location has them. */
function valuesOf(headers: Readonly<Record<string, string>>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
}

// No timed assertion: a cap, far above what the slowest machine takes.
describe(`With the seed ${seed}`, { timeout: 180_000 }, () => {
  test('every field of the contract is filled', () => {
    expect(Object.keys(entries).toSorted()).toEqual(everyField);
  });

  test.each(Object.entries<Operation>(operations))(
    `%s answers ${numRuns} inputs in JSON, and none with 5xx; a tenth get behind all its checks`,
    async (name, operation) => {
      const handler = await handlerOf(name);
      let behind = 0;
      await fc.assert(
        fc.asyncProperty(
          requests(fieldsOf(operation), access),
          async ({ sent: { body, isBase64Encoded }, ...request }) => {
            inputs += 1;
            const { asked } = pool;
            const event = { ...eventOf(operation, { body, ...request }), isBase64Encoded };
            const { statusCode = 0, headers = {}, body: text } = await handler(event, contextOf());
            // It did its work, or asked Cognito, which did not agree.
            if (statusCode < 300 || pool.asked > asked) behind += 1;
            expect(statusCode).toBeGreaterThanOrEqual(200);
            expect(statusCode).toBeLessThan(500);
            expect(headers).toMatchObject({ 'cache-control': 'no-store' });
            if (statusCode === 204) return;
            expect(headers).toMatchObject({ 'content-type': 'application/json' });
            expect(typeof JSON.parse(text ?? '')).toBe('object');
          },
        ),
        { seed, numRuns },
      );
      expect(behind).toBeGreaterThanOrEqual(numRuns / 10);
    },
  );

  test(`the authorizer denies ${authorizerRuns} inputs and throws at none`, async () => {
    const { handler } = await import('#functions/staff/authorize-staff.lambda.ts');
    const now = Math.floor(Date.now() / 1000);
    const bad = await Promise.all([
      sign({ exp: now - 1 }),
      sign({ auth_time: now - 8 * 3600 }),
      sign({ client_id: 'another' }),
      sign({ token_use: 'id' }),
      sign({}, { key: strangers.privateKey }),
    ]);
    const { asked } = pool;
    const signed = { iss: issuer, exp: now + 3600, ...claims };
    await fc.assert(
      fc.asyncProperty(intrusions(signed, access, bad, takenBack), async (cookies) => {
        inputs += 1;
        const verdict = await handler(authorizerEventOf(cookies), contextOf());
        expect(verdict).toEqual({ isAuthorized: false });
      }),
      { seed, numRuns: authorizerRuns },
    );
    // These tokens are in order, but for what Cognito knows of them.
    expect(pool.asked - asked).toBeGreaterThanOrEqual(authorizerRuns / 10);
  });

  test(`the edge answers ${edgeRuns} visits with a file of this build or a known redirect`, () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(visits, ({ path, query, country, ...rest }) => {
        inputs += 1;
        const answer = visit(`${path}${query === '' ? '' : `?${query}`}`, {
          ...rest,
          ...(country !== undefined && { country }),
        });
        const where = keyOf(answer) ?? redirectOf(answer) ?? '';
        kinds.add(where.slice(0, 3));
        expect(where).toMatch(fileOrRedirect);
      }),
      { seed, numRuns: edgeRuns },
    );
    expect([...kinds].toSorted()).toEqual(['/bu', '301', '302']);
  });

  test(`the edge leads ${objectRuns} requests to the file that was asked for, or to its twin`, () => {
    const found = new Set<boolean>();
    fc.assert(
      fc.property(objects, ({ uri, asked }) => {
        inputs += 1;
        const request = { method: 'GET', uri, headers: valuesOf(asked) };
        const answer = assetRequest({ request });
        found.add(answer.uri === uri);
        expect([uri, `${uri}.br`]).toContain(answer.uri);
        expect(answer).toEqual({ ...request, uri: answer.uri });
      }),
      { seed, numRuns: objectRuns },
    );
    expect(found.size).toBe(2);
  });

  test(`the edge changes nothing of ${objectRuns} files’ answers but what they vary by`, () => {
    fc.assert(
      fc.property(objects, ({ uri, asked, statusCode, answered }) => {
        inputs += 1;
        const response = { statusCode, headers: valuesOf(answered) };
        const answer = assetResponse({ request: { uri, headers: valuesOf(asked) }, response });
        const { vary = { value: 'Accept-Encoding' } } = response.headers;
        expect([vary.value, 'Accept-Encoding']).toContain(
          answer.headers['vary']?.value ?? vary.value,
        );
        expect({ ...answer, headers: { ...answer.headers, vary } }).toEqual({
          ...response,
          headers: { ...response.headers, vary },
        });
      }),
      { seed, numRuns: objectRuns },
    );
  });

  test(`the edge gives ${objectRuns} pages a status that they were made for, and shows no mark`, () => {
    const statuses = new Set<number>();
    fc.assert(
      fc.property(objects, ({ uri, asked, statusCode, answered, marked }) => {
        inputs += 1;
        const headers = valuesOf({
          ...answered,
          ...(marked !== undefined && { 'x-amz-meta-status': marked }),
        });
        const request = { uri, headers: valuesOf(asked) };
        const answer = viewerResponse({ request, response: { statusCode, headers } });
        statuses.add(answer.statusCode);
        expect(answer.statusCode).toBe(statusCode === 200 ? Number(marked ?? 200) : statusCode);
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-amz-meta'))).toEqual(
          [],
        );
        const policy = headers['x-amz-meta-policy'] ?? answer.headers['content-security-policy'];
        expect(answer.headers['content-security-policy']).toEqual(policy);
      }),
      { seed, numRuns: objectRuns },
    );
    expect([...statuses]).toEqual(expect.arrayContaining([200, 404, 410, 304]));
  });

  test('there are at least 10,000 inputs', () => {
    expect(inputs).toBeGreaterThanOrEqual(10_000);
  });
});
