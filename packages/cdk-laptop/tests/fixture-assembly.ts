import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Resources = Readonly<
  Record<string, { readonly Type: string; readonly [part: string]: unknown }>
>;

export interface FixtureStack {
  readonly Resources: Resources;
  readonly Outputs?: object;
  readonly [section: string]: unknown;
}

/** Name of an asset -> file name -> content. A template refers to it as `<name>.zip`. */
export type FixtureAssets = Readonly<Record<string, Readonly<Record<string, string | Buffer>>>>;

/** Writes a cloud assembly as the CDK does. */
export function writeAssembly(
  directory: string,
  stacks: Readonly<Record<string, FixtureStack>>,
  assets: FixtureAssets = {},
): string {
  const artifacts = Object.keys(stacks).map((name) => [
    name,
    {
      type: 'aws:cloudformation:stack',
      environment: 'aws://unknown-account/us-east-1',
      properties: { templateFile: `${name}.template.json` },
    },
  ]);
  const assetArtifact = { type: 'cdk:asset-manifest', properties: { file: 'fixture.assets.json' } };
  writeJson(join(directory, 'manifest.json'), {
    artifacts: { ...Object.fromEntries(artifacts), Assets: assetArtifact },
  });
  for (const [name, template] of Object.entries(stacks)) {
    writeJson(join(directory, `${name}.template.json`), template);
  }
  const files = Object.keys(assets).map((name) => [
    name,
    {
      source: { path: `asset.${name}`, packaging: 'zip' },
      destinations: { current: { objectKey: `${name}.zip` } },
    },
  ]);
  writeJson(join(directory, 'fixture.assets.json'), { files: Object.fromEntries(files) });
  for (const [name, contents] of Object.entries(assets)) {
    for (const [file, content] of Object.entries(contents)) {
      const path = join(directory, `asset.${name}`, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
  }
  return directory;
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, JSON.stringify(content));
}
