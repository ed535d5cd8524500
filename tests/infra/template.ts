import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Site } from '#build/site.ts';
import { stageNamed, type Stage } from '#infra/stages.ts';
import { synthesize } from '#infra/synth.ts';
import { builtRoot } from './fixture.ts';

const Properties = z.record(z.string(), z.unknown());
export type Properties = z.infer<typeof Properties>;

const Template = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z._default(Properties, {}) }),
  ),
});
export type Template = z.infer<typeof Template>;

const Templates = z.object({ manifest: z.unknown(), data: Template, site: Template });
type Templates = z.infer<typeof Templates>;
const made = new Map<string, Templates>();

/** The two templates of the fixture's build, for a stage and a site that differ from production's as given. */
export function templates(changes: Partial<Stage> = {}, siteChanges: Partial<Site> = {}) {
  const { STAGE, ORIGIN_SECRET_GENERATION } = process.env;
  const key = JSON.stringify(
    [changes, siteChanges, STAGE, ORIGIN_SECRET_GENERATION],
    (_, value: unknown) => value ?? null,
  );
  const found = made.get(key) ?? synthesized(changes, siteChanges);
  made.set(key, found);
  return found;
}

function synthesized(changes: Partial<Stage>, siteChanges: Partial<Site>): Templates {
  const root = builtRoot(siteChanges);
  try {
    const outdir = join(root, 'cdk.out');
    synthesize({ root, outdir, stage: { ...stageNamed('production'), ...changes } });
    const read = (name: string): unknown => JSON.parse(readFileSync(join(outdir, name), 'utf8'));
    return Templates.parse({
      manifest: read('manifest.json'),
      data: read('DataStack.template.json'),
      site: read('SiteStack.template.json'),
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Every resource of a type, by logical id. There must be one at least. */
export function resources({ Resources }: Template, type: string) {
  const found = Object.entries(Resources).filter(([, { Type }]) => Type === type);
  if (found.length === 0) throw new Error(`The template has no ${type}.`);
  return found;
}

/** The properties of every resource of a type. */
export function every(template: Template, type: string): Properties[] {
  return resources(template, type).map(([, { Properties: properties }]) => properties);
}

/** The properties of the only resource of a type. */
export function only(template: Template, type: string): Properties {
  const [first, ...others] = every(template, type);
  if (!first || others.length > 0) throw new Error(`The template has more than one ${type}.`);
  return first;
}
