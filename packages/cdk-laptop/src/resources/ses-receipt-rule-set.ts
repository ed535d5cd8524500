import * as z from 'zod/mini';
import type { Start } from './resource.ts';

const Properties = z.object({ RuleSetName: z.optional(z.string()) });

/** AWS::SES::ReceiptRuleSet. On AWS one of a region is active, here all are. */
export const start: Start = ({ stackName, logicalId, path, properties }, { seed }) => {
  const { RuleSetName: name } = Properties.parse(properties);
  return { ref: name ?? `${stackName}-${logicalId}-${seed.derive(path, 12)}` };
};
