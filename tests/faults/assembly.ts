import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';

const built = resolve('cdk.out');

const Template = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z.optional(z.looseObject({})) }),
  ),
});

/** A copy of the built assembly with changed function properties. */
export function withFunctionProperties(properties: {
  Timeout?: number;
  MemorySize?: number;
}): string {
  const folder = temporaryFolder();
  for (const name of readdirSync(built)) {
    if (name.startsWith('asset.')) symlinkSync(join(built, name), join(folder, name));
    else cpSync(join(built, name), join(folder, name));
  }
  const file = join(folder, 'SiteStack.template.json');
  const template = Template.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const resource of Object.values(template.Resources)) {
    if (resource.Type === 'AWS::Lambda::Function')
      Object.assign(resource.Properties ?? {}, properties);
  }
  writeFileSync(file, JSON.stringify(template));
  return folder;
}
