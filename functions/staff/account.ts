import type { StaffAccount } from '#contract/account.ts';
import type { Role } from '#contract/role.ts';
import { fromEnvironment } from '../http/environment.ts';
import { listSessions, type SessionKey } from './session-store.ts';

const hasSecondFactor = fromEnvironment('SECOND_FACTOR') === 'required';

interface Caller extends SessionKey {
  readonly username: string;
  readonly role: Role;
}

/** The requesting user's account and sessions. */
export async function readAccount({ username, role, ...here }: Caller): Promise<StaffAccount> {
  const sessions = await listSessions(here.sub);
  return {
    username,
    role,
    hasSecondFactor,
    sessions: sessions.map(({ signedInAt, usedAt, browser }) => ({
      id: String(signedInAt),
      since: new Date(signedInAt * 1000).toISOString(),
      lastUsed: new Date(usedAt).toISOString(),
      browser,
      isThis: signedInAt === here.signedInAt,
    })),
  };
}
