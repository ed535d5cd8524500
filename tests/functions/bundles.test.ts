import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { paths } from '#build/site.ts';
import { pascalCase } from '#infra/names.ts';
import { bundles as names } from '../infra/fixture.ts';
import { resources, templates } from '../infra/template.ts';
import { callHandler } from './call.ts';
import { given } from './environment.ts';

const Environment = z.object({ Variables: z._default(z.record(z.string(), z.unknown()), {}) });

/** The functions as `npm run build` left them. */
const scripts = globSync(join(paths.functions, '*/*.mjs')).map((path) => ({
  path,
  name: basename(dirname(path)),
  contents: readFileSync(path),
}));
const bundles = scripts.filter(({ path }) => path.endsWith('/index.mjs'));

/** Writes a function's files into a separate folder. */
async function ship(name: string): Promise<{ folder: string; file: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'quietgrid-bundle-'));
  for (const { path, contents } of scripts.filter((script) => script.name === name)) {
    await writeFile(join(folder, basename(path)), contents);
  }
  return { folder, file: join(folder, 'index.mjs') };
}

test('Every function has its bundle', () => {
  expect(bundles.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test.each(bundles)('$name is shipped alone, and without a shim for require', (bundle) => {
  const text = Buffer.from(bundle.contents).toString();

  expect(text).not.toMatch(/\b(?:from|import\(|import) ?"\.\.\//);
  expect(text).not.toContain('Dynamic require of');
  expect(text).not.toContain('sourceMappingURL');
});

test('The password dictionaries load on demand, not at cold start', () => {
  const judges = scripts.filter(({ contents }) => Buffer.from(contents).includes('trustno1'));

  expect(new Set(judges.map(({ name }) => name))).toEqual(new Set(['session', 'sign-in']));
  for (const { path } of judges) expect(path).not.toMatch(/index\.mjs$/);
});

test('Source maps are beside the deployed folders, not in them', () => {
  const maps = globSync('dist/**/*.mjs.map');
  const beside = scripts.map(({ path }) => path.replace('dist/functions', 'dist/source-maps'));
  expect(maps.toSorted()).toEqual(beside.map((path) => `${path}.map`).toSorted());
});

test('A function uses only its own role’s credentials', () => {
  const others = /\.aws\/sso|169\.254\.170\.|credential_process|web_identity_token_file/i;
  const wrong = scripts.filter(({ contents }) => others.test(Buffer.from(contents).toString()));

  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('A bundle works on its own', async () => {
  const { folder, file } = await ship('session');
  const { handler } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  await rm(folder, { recursive: true });

  const response = await callHandler(handler, 'signOut');
  expect(response).toMatchObject({ status: 200, body: { success: true } });
});

/** Each function's environment variables in the template, by construct. */
const variables = new Map(
  resources(templates().site, 'AWS::Lambda::Function').map(([id, { Properties }]) => [
    id.replace(/Function[0-9A-F]{8}$/, ''),
    Object.keys(Environment.parse(Properties['Environment'] ?? {}).Variables),
  ]),
);

test.each(bundles)('$name starts with the settings that it is given', async (bundle) => {
  const settings = Object.entries(given).filter(([name]) =>
    variables.get(pascalCase(bundle.name))?.includes(name),
  );
  const { folder, file } = await ship(bundle.name);
  const env = { AWS_REGION: 'us-east-1', ...Object.fromEntries(settings) };
  const [status] = await once(new Worker(file, { env }), 'exit');
  await rm(folder, { recursive: true });

  expect(settings.length).toBeGreaterThan(0);
  expect(status).toBe(0);
});

const sources = globSync('functions/**/*.ts').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('Only stores, clients and what both share import the AWS SDK', () => {
  const importers = sources.filter(({ text }) => /from '@aws-sdk\//.test(text));

  expect(importers.length).toBeGreaterThan(0);
  for (const { file } of importers)
    expect(file).toMatch(/(?:-store|-client|\/cognito-\w+|\/aws\/[\w-]+)\.ts$/);
});
