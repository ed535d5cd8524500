import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Operation, operations, schemas } from '#contract/operations.ts';
import { kebabCase } from '#infra/names.ts';
import { type call, contextOf, eventOf } from '../functions/call.ts';
import { captureLogs } from '../functions/logs.ts';
import { withTables } from '../functions/tables.ts';
import { build, keyOf, redirectOf, visit } from '../infra/edge-runtime.ts';
import { requests, seed, visits } from './fuzzed.ts';
import { withPool } from './pool.ts';

/** Inputs for each endpoint, and for the edge. */
const numRuns = 700;
const edgeRuns = 4000;

const fileOrRedirect = new RegExp(
  String.raw`^/builds/${build}/[a-z0-9./-]+$|^30[12] (?:/(?![/\\])|https://(?:africa|egypt)\.quietgrid\.example/$)`,
);

/** A valid entry for every field that a body may have, so that inputs get past the first check. */
const samples: Readonly<Record<string, unknown>> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  phone: '+1 905 555 0142',
  businessEmail: 'ada@engines.example',
  email: 'ada@engines.example',
  message: 'Hello.',
  termsAccepted: true,
  timeZone: 'America/Toronto',
  subject: '',
  elapsed: 61_200,
  username: 'admin',
  password: 'correct horse battery',
  newPassword: 'a long enough passphrase',
  code: '123456',
  views: [{ page: 'Home', navigation: 'navigate', LCP: 812 }],
};

captureLogs();
withTables();
withPool();

function fieldsOf({ request }: Operation): string[] {
  return request === undefined ? [] : Object.keys(schemas[request].shape);
}

async function handlerOf(name: string) {
  const [file = ''] = globSync(`functions/*/${kebabCase(name)}.lambda.ts`);
  const module: { handler: Handler } = await import(resolve(file));
  return module.handler;
}

type Handler = Parameters<typeof call>[0];

const all = Object.entries<Operation>(operations);

describe(`With the seed ${seed}`, () => {
  test('there are at least 10,000 inputs', () => {
    expect(all.length * numRuns + edgeRuns).toBeGreaterThanOrEqual(10_000);
  });

  test.each(all)(
    `%s answers ${numRuns} inputs in JSON, and none with 5xx`,
    async (name, operation) => {
      const handler = await handlerOf(name);
      const fields = fieldsOf(operation);
      const known = fields.filter((field) => field in samples);
      const valid = Object.fromEntries(known.map((field) => [field, samples[field]]));
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(requests(fields, valid), async ({ isBase64Encoded, ...request }) => {
          const event = { ...eventOf(operation, request), isBase64Encoded };
          const { statusCode = 0, headers = {}, body } = await handler(event, contextOf());
          seen.add(statusCode);
          expect(statusCode).toBeGreaterThanOrEqual(200);
          expect(statusCode).toBeLessThan(500);
          expect(headers).toMatchObject({ 'cache-control': 'no-store' });
          if (statusCode === 204) return;
          expect(headers).toMatchObject({ 'content-type': 'application/json' });
          expect(typeof JSON.parse(body ?? '')).toBe('object');
        }),
        { seed, numRuns },
      );
      // Some inputs get behind the first check, save where a session or a step of a sign-in comes before.
      const least = ['refresh', 'challenge'].includes(operation.reads ?? '') ? 401 : 204;
      expect(Math.min(...seen)).toBeLessThanOrEqual(least);
    },
  );

  test(`the edge answers ${edgeRuns} visits with a file of this build or a known redirect`, () => {
    fc.assert(
      fc.property(visits, ({ path, query, country, ...rest }) => {
        const answer = visit(`${path}${query === '' ? '' : `?${query}`}`, {
          ...rest,
          ...(country !== undefined && { country }),
        });
        expect(keyOf(answer) ?? redirectOf(answer)).toMatch(fileOrRedirect);
      }),
      { seed, numRuns: edgeRuns },
    );
  });
});
