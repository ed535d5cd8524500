import * as z from 'zod/mini';
import type { Start } from './resource.ts';

const Properties = z.object({ Name: z.optional(z.string()) });

/** AWS::SES::ConfigurationSet: an update keeps its event destinations. */
export const start: Start = ({ logicalId, path, properties, stackName }, { seed, ses }) => {
  const { Name: given } = Properties.parse(properties);
  const name = given ?? `${stackName}-${logicalId}-${seed.derive(path, 12)}`;
  ses.configurationSets.set(name, ses.configurationSets.get(name) ?? new Set());
  return { ref: name };
};
