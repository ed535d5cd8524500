import { HandOver, Invitation, PasswordReset, TeamChange } from '#contract/team.ts';
import { authorOf } from './http/author.ts';
import { serve } from './http/serve.ts';
import { readingTime } from './lists/reading-time.ts';
import { handOver } from './team/hand-over.ts';
import { changeMember, invite, listTeam, resetPassword } from './team/team.ts';

export const handler = serve<'team'>({
  'GET /admin/team': {
    isForOwners: true,
    handle: async (event) => ({ body: await listTeam(authorOf(event)) }),
  },
  'POST /admin/team': {
    isForOwners: true,
    body: Invitation,
    handle: async ({ body, ...event }) => ({ body: await invite(body, authorOf(event)) }),
  },
  // The username is in the body because a name may have any sign.
  'PATCH /admin/team': {
    isForOwners: true,
    body: TeamChange,
    handle: async ({ body, ...event }) => ({ body: await changeMember(body, authorOf(event)) }),
  },
  'POST /admin/team/password': {
    isForOwners: true,
    body: PasswordReset,
    handle: async ({ body: { username }, ...event }) => ({
      body: await resetPassword(username, authorOf(event)),
    }),
  },
  'POST /admin/team/hand-over': {
    isForOwners: true,
    body: HandOver,
    handle: async ({ body, ...event }) => ({
      body: await handOver(body, authorOf(event), readingTime()),
    }),
  },
});
