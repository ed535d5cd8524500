import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startRuntime, type Runtime } from '#local/runtime.ts';
import { makeFolder } from './temporary-folder.ts';

const Report = z.object({
  status: z.number(),
  verified: z.boolean(),
  algorithm: z.number(),
  score: z.number(),
  tests: z.array(z.object({ result: z.string(), pass: z.boolean(), modifier: z.number() })),
});
type Report = z.infer<typeof Report>;

const places = {
  'a page': '/contact',
  'a page that sets a cookie': '/contact?region=stay',
  'the 404 page': '/no/such/page',
  'a staff page': '/admin/signin',
  'an answer of the API': '/api/contact',
};
type Place = keyof typeof places;

const dataDir = makeFolder();
let runtime: Runtime;
let reports: Map<string, Report>;
const reportOf = (place: string) => Report.parse(reports.get(place));

beforeAll(async () => {
  runtime = await startRuntime({ assembly: 'cdk.out', dataDir, port: 0, tls: true });
  // Node reads further authorities as it starts, hence a process of its own.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tests/observatory/scan.mjs', runtime.url, ...Object.values(places)],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: runtime.caFile }, maxBuffer: Infinity },
  );
  const names = Object.keys(places);
  reports = new Map(
    z
      .array(Report)
      .parse(JSON.parse(stdout))
      .map((report, index) => [names[index] ?? '', report]),
  );
});
afterAll(async () => {
  await runtime.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("MDN's HTTP Observatory", () => {
  test('reads the site over TLS, as visitors do, and grades by its algorithm 4', () => {
    for (const [, report] of reports)
      expect(report).toMatchObject({ verified: true, algorithm: 4 });
    const statuses = Object.keys(places).map((place) => reportOf(place).status);
    expect(statuses).toEqual([200, 200, 404, 200, 401]);
  });

  test.each(Object.keys(places))('finds no fault with %s', (place) => {
    const { tests } = reportOf(place);
    expect(tests.length).toBe(10);
    expect(tests.filter(({ pass, modifier }) => !pass || modifier < 0)).toEqual([]);
  });

  // 100, and the credit for a policy that starts from nothing (10), its frame-ancestors (5), the resource
  // policy (10) and the referrer policy (5). The rest is no header: a cookie (5), a script tag with a digest
  // (5, where scripts are not fetched after the paint) and a place in browsers' preload list (5): 145 at most, and
  // why 140 is out of reach stands in docs/security.md.
  const full: [place: Place, score: number][] = [
    ['a page', 130],
    ['a page that sets a cookie', 135],
    ['the 404 page', 130],
    ['a staff page', 130],
    ['an answer of the API', 130],
  ];
  test.each(full)('gives %s %i points, all that headers can earn', (place, score) => {
    expect(reportOf(place).score).toBe(score);
  });
});
