import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startSite, type Site } from './start-site.ts';
import { makeFolder } from 'cdk-laptop/testing/temporary-folder.ts';

const Report = z.object({
  status: z.number(),
  verified: z.boolean(),
  algorithm: z.number(),
  score: z.number(),
  tests: z.array(z.object({ result: z.string(), pass: z.boolean(), modifier: z.number() })),
});
type Report = z.infer<typeof Report>;

/**
 * Where to look, with the status and the points that it gives: the maximum for headers. That is 100, plus credit for
 * `default-src 'none'` (10), frame-ancestors (5), the resource policy (10) and the referrer policy (5). No header earns
 * the rest: a cookie (5), a script with an integrity digest (5, unless scripts load after the paint) and the browsers'
 * preload list (5). docs/security.md says why 140 is out of reach.
 */
const places: [place: string, path: string, status: number, score: number][] = [
  ['a page', '/contact', 200, 130],
  ['a page that sets a cookie', '/contact?region=stay', 200, 135],
  ['the 404 page', '/no/such/page', 404, 130],
  ['a staff page', '/admin/signin', 200, 130],
  ['a response of the API', '/api/contact', 401, 130],
];

const dataDir = makeFolder();
let runtime: Site;
let reports: Report[];

beforeAll(async () => {
  runtime = await startSite({ assembly: 'cdk.out', dataDir, port: 0, tls: true });
  // Node reads NODE_EXTRA_CA_CERTS only at startup, so this needs a separate process.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tests/observatory/scan.mjs', runtime.url, ...places.map(([, path]) => path)],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: runtime.caFile }, maxBuffer: Infinity },
  );
  reports = z.array(Report).parse(JSON.parse(stdout));
});
afterAll(async () => {
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("MDN's HTTP Observatory", () => {
  test('reads the site over TLS and grades with its algorithm 4', () => {
    expect(reports).toMatchObject(
      places.map(([, , status]) => ({ status, verified: true, algorithm: 4 })),
    );
  });

  test.each(places)(
    'passes %s (%s, %i) in every test, with %i points',
    (name, _path, _status, points) => {
      const at = places.findIndex(([place]) => place === name);
      const { tests, score } = Report.parse(reports[at]);
      expect(tests.length).toBe(10);
      expect(tests.filter(({ pass, modifier }) => !pass || modifier < 0)).toEqual([]);
      expect(score).toBe(points);
    },
  );
});
