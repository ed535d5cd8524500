import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { paths } from '#build/site.ts';
import type { FunctionEvent } from 'cdk-laptop/cloudfront/function-event.ts';
import type { Bench } from './measurement.ts';
import { examples, viewerRequest, viewerResponse } from './edge-examples.ts';
import { median } from './results.ts';

export const Figures = z.object({
  bytes: z.number(),
  /** Microseconds of a call in each engine. */
  microseconds: z.record(z.string(), z.number()),
});

const EdgeFunction = z.object({
  FunctionCode: z.string(),
  /** Names the source file: `infra/edge/viewer-request.ts`. */
  FunctionConfig: z.object({ Comment: z.string() }),
});

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.optional(z.record(z.string(), z.unknown())) }),
  ),
});

/**
 * Without its compilers V8 interprets bytecode, as CloudFront's engine does, so its times depend on the number of
 * instructions. CloudFront's engine is based on `njs`: Debian's older version runs if it is installed.
 */
const engines: Readonly<Record<string, readonly [command: string, ...options: string[]]>> = {
  'V8, compiled': [process.execPath],
  'V8, interpreted': [process.execPath, '--jitless'],
  njs: ['njs'],
};

/** Measures a call of the distribution's functions, and of two examples, in several engines. */
export async function measureEdge({ options, results }: Bench): Promise<void> {
  const ours = deployedFunctions();
  const onRequest = (uri: string) =>
    [`viewer-request ${uri}`, ours['viewer-request'] ?? '', viewerRequest(uri)] as const;
  const jobs: readonly (readonly [key: string, code: string, event: FunctionEvent])[] = [
    ...Object.entries(examples).map(
      ([key, code]) => [key, code, viewerRequest('/contact')] as const,
    ),
    ...['/contact', '/product/7', '/image/logo', '/nowhere', '/Contact/'].map(onRequest),
    ['viewer-response', ours['viewer-response'] ?? '', viewerResponse('/contact')],
  ];
  for (const [key, code, event] of jobs) {
    await results.part('edge', key, async () => {
      const microseconds: Record<string, number> = {};
      for (const [engine, command] of Object.entries(engines)) {
        const times = timesIn(command, code, event, options.runs);
        if (times.length > 0) microseconds[engine] = median(times);
      }
      return { bytes: Buffer.byteLength(code), microseconds };
    });
  }
}

/** Microseconds of a call, for each run. Empty if the engine is not installed. */
function timesIn(
  [command, ...flags]: readonly [string, ...string[]],
  code: string,
  event: FunctionEvent,
  runs: number,
): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'quietgrid-bench-'));
  const file = join(folder, 'call.js');
  writeFileSync(file, code + loop(event));
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { stdout, error } = spawnSync(command, [...flags, file], { encoding: 'utf8' });
    if (error === undefined) times.push(z.number().parse(Number.parseFloat(stdout)));
  }
  rmSync(folder, { recursive: true });
  return times;
}

/** A script that calls the handler repeatedly, with a new event each time, and prints the mean time. */
function loop(event: FunctionEvent): string {
  const text = JSON.stringify(JSON.stringify(event));
  return `
    const now = typeof performance === 'undefined' ? Date.now : () => performance.now();
    const size = 2000, rounds = 10;
    let spent = 0;
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const events = [];
      for (let at = 0; at < size; at += 1) events.push(JSON.parse(${text}));
      const begin = now();
      for (let at = 0; at < size; at += 1) handler(events[at]);
      if (round > 0) spent += now() - begin;
    }
    console.log((spent * 1000) / (size * rounds));`;
}

/** The code that the synthesized template ships, by the name of its source file. */
function deployedFunctions(): Record<string, string> {
  const template = readFileSync(join(paths.assembly, 'SiteStack.template.json'), 'utf8');
  const functions = Object.values(Template.parse(JSON.parse(template)).Resources)
    .filter(({ Type }) => Type === 'AWS::CloudFront::Function')
    .map(({ Properties }) => EdgeFunction.parse(Properties));
  return Object.fromEntries(
    functions.map(({ FunctionCode, FunctionConfig }) => [
      basename(FunctionConfig.Comment, '.ts'),
      FunctionCode,
    ]),
  );
}
