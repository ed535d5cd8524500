import { HandOver, Invitation, PasswordReset, TeamChange } from '#contract/team.ts';
import { ApiError } from './http/api-error.ts';
import { serve } from './http/serve.ts';

export const handler = serve<'team'>({
  'GET /admin/team': {
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'POST /admin/team': {
    body: Invitation,
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'PATCH /admin/team': {
    body: TeamChange,
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'POST /admin/team/password': {
    body: PasswordReset,
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
  'POST /admin/team/hand-over': {
    body: HandOver,
    handle: async () => {
      throw new ApiError('unavailable');
    },
  },
});
