import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

const Artifact = z.object({
  type: z.string(),
  environment: z.optional(z.string()),
  properties: z.optional(
    z.looseObject({
      templateFile: z.optional(z.string()),
      stackName: z.optional(z.string()),
      file: z.optional(z.string()),
    }),
  ),
});

const Manifest = z.object({ artifacts: z.record(z.string(), Artifact) });

const AssetManifest = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.optional(z.string()) }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

const Template = z.object({
  Parameters: z._default(z.record(z.string(), z.looseObject({ Default: z.unknown() })), {}),
  Mappings: z._default(
    z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))),
    {},
  ),
  Conditions: z._default(z.record(z.string(), z.unknown()), {}),
  // A stack may be empty.
  Resources: z._default(
    z.record(
      z.string(),
      z.looseObject({
        Type: z.string(),
        Properties: z._default(z.record(z.string(), z.unknown()), {}),
        DependsOn: z._default(z.union([z.string(), z.array(z.string())]), []),
        Condition: z.optional(z.string()),
      }),
    ),
    {},
  ),
  Outputs: z._default(
    z.record(
      z.string(),
      z.looseObject({
        Value: z.unknown(),
        Export: z.optional(z.object({ Name: z.unknown() })),
        Condition: z.optional(z.string()),
      }),
    ),
    {},
  ),
});
type Template = z.infer<typeof Template>;

export interface Stack {
  readonly name: string;
  readonly region: string;
  readonly account: string;
  readonly template: Template;
}

/** A synthesized CDK app: its stacks and assets. */
export interface Assembly {
  readonly stacks: readonly Stack[];
  /** Key in the bootstrap bucket (`<hash>.zip`) -> path of the asset's folder or file. */
  readonly assets: ReadonlyMap<string, string>;
}

/**
 * Reads a cloud assembly.
 * @throws a one-line Error if a file or an asset is missing or invalid
 */
export function readAssembly(directory: string): Assembly {
  const manifest = readJson(directory, 'manifest.json', Manifest);
  const artifacts = Object.entries(manifest.artifacts);
  const stacks = artifacts
    .filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack')
    .map(([id, { environment, properties }]): Stack => {
      const file = properties?.templateFile ?? `${id}.template.json`;
      const { account, region } = readEnvironment(environment);
      const template = readJson(directory, file, Template);
      return { name: properties?.stackName ?? id, account, region, template };
    });
  if (stacks.length === 0)
    throw new Error(`${directory} holds no stack. Synthesize the app first.`);
  const assets = artifacts
    .filter(([, artifact]) => artifact.type === 'cdk:asset-manifest')
    .flatMap(([id, { properties }]) =>
      readAssets(directory, properties?.file ?? `${id}.assets.json`),
    );
  return { stacks, assets: new Map(assets) };
}

function readAssets(directory: string, file: string): [key: string, path: string][] {
  const { files } = readJson(directory, file, AssetManifest);
  return Object.values(files).flatMap(({ source, destinations }) => {
    if (source.path === undefined) return [];
    const path = resolve(directory, source.path);
    if (!existsSync(path)) throw new Error(`${path} is missing. Synthesize the app first.`);
    return Object.values(destinations).map(({ objectKey }): [string, string] => [objectKey, path]);
  });
}

/** Parses `aws://<account>/<region>`. Both are `unknown-…` in an environment-agnostic stack. */
function readEnvironment(environment = ''): { account: string; region: string } {
  const [, account, region] = /^aws:\/\/([^/]+)\/(.+)$/.exec(environment) ?? [];
  return {
    account: account?.match(/^\d+$/)?.[0] ?? '000000000000',
    region: region === undefined || region.startsWith('unknown') ? 'us-east-1' : region,
  };
}

function readJson<T>(directory: string, file: string, schema: z.ZodMiniType<T>): T {
  const path = join(directory, file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(`${path} is missing. Synthesize the app first.`, { cause });
  }
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${path} is broken. Synthesize the app first.`, { cause });
  }
}
