import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { environmentVariables } from '#contract/environment.ts';
import { paths } from '#build/site.ts';
import type { Bench } from './measurement.ts';
import { median, repeat } from './results.ts';

export const Figures = z.object({
  bytes: z.number(),
  zipped: z.number(),
  /** Milliseconds of `import()` in a fresh process, without Node's startup. */
  importMs: z.number(),
});

/** Lower bounds, bundled as the functions are. */
const baselines = {
  'an empty handler': 'export const handler = () => {};',
  'the bare SDK: DynamoDB': `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
    import { DynamoDBDocumentClient, GetCommand, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
    const client = DynamoDBDocumentClient.from(new DynamoDBClient());
    export const handler = () => [client, GetCommand, PutCommand, paginateQuery];`,
  'the bare SDK: Cognito': `
    import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
    const client = new CognitoIdentityProviderClient();
    export const handler = () => [client, AdminInitiateAuthCommand];`,
};

/** Measures each function's bundle: size and import time in a fresh process. */
export async function measureLambda({ options, results }: Bench): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quietgrid-bench-'));
  for (const [name, contents] of Object.entries(baselines)) {
    const outfile = join(folder, `${name.replaceAll(/\W+/g, '-')}.mjs`);
    await bundle(contents, outfile);
    await results.part('lambda', name, () => weigh(outfile, options.runs));
  }
  for (const name of readdirSync(paths.functions).toSorted()) {
    const file = join(paths.functions, name, 'index.mjs');
    await results.part('lambda', name, () => weigh(file, options.runs));
  }
  rmSync(folder, { recursive: true });
}

async function bundle(contents: string, outfile: string): Promise<void> {
  await build({
    stdin: { contents, resolveDir: '.' },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
  });
}

async function weigh(file: string, runs: number): Promise<z.infer<typeof Figures>> {
  // More runs, because import times are noisy and cheap to measure.
  const times = await repeat(runs * 5, () => importTime(file));
  return {
    bytes: statSync(file).size,
    zipped: gzipSync(readFileSync(file)).length,
    importMs: median(times),
  };
}

async function importTime(file: string): Promise<number> {
  const script = `
    const begin = performance.now();
    await import(${JSON.stringify(new URL(file, `file://${process.cwd()}/`).href)});
    process.stdout.write(String(performance.now() - begin), () => process.exit());`;
  const given = {
    ...Object.fromEntries(environmentVariables.map((name) => [name, 'us-east-1_Bench'])),
    MAIL: '{"from":"bench@quietgrid.example","configurationSet":"bench"}',
    NOTIFY: '{"emails":[],"webhooks":[],"withMessage":false}',
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { env: { ...given, AWS_REGION: 'us-east-1' } },
  );
  return Number(stdout);
}
