/**
 * What a staff user may do. Agents read and answer. Owners also export whole lists, erase people, change settings and
 * manage the team. Cognito groups have these names. Like `limits.ts`, this file does not import zod.
 */
export const roles = ['agent', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The role of a user in these groups: an agent's in none. */
export function roleIn(groups: readonly string[]): Role {
  return groups.includes('owner') ? 'owner' : 'agent';
}
