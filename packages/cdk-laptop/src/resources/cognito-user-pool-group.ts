import * as z from 'zod/mini';
import { find } from './lookup.ts';
import type { Start } from './resource.ts';

const Properties = z.object({
  UserPoolId: z.string(),
  GroupName: z.optional(z.string()),
  Description: z.optional(z.string()),
  Precedence: z.optional(z.number()),
});

/** AWS::Cognito::UserPoolGroup. Roles of groups have no effect: there are no identity pools. */
export const start: Start = ({ stackName, logicalId, path, properties }, { cognito, seed }) => {
  const group = Properties.parse(properties);
  const name = group.GroupName ?? `${stackName}-${logicalId}-${seed.derive(path, 12)}`;
  const { groups } = find(group.UserPoolId, 'user pool', cognito.userPools.pools);
  groups.set(name, { name, description: group.Description, precedence: group.Precedence });
  return { ref: name };
};
