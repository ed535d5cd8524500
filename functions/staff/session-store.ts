import * as z from 'zod/mini';
import { sessionSeconds } from '#contract/staff-session.ts';
import { type SettingsKind, tables } from '#contract/tables.ts';
import { readSetting, readSettings, updateSetting } from '../settings/settings-store.ts';

const { partitionKey: key, sortKey, timeToLive } = tables.settings;
const kind: SettingsKind = 'session';

/**
 * A session's key: its user and Cognito's `auth_time` in seconds since 1970, which all its access tokens share. Two
 * sign-ins of one user within a second count as one session.
 */
export interface SessionKey {
  readonly sub: string;
  readonly signedInAt: number;
}

const UsedSession = z.object({
  usedAt: z.optional(z.number()),
  endedAt: z.optional(z.number()),
});

const StoredSession = z.object({
  [sortKey]: z.string(),
  usedAt: z.number(),
  browser: z.string(),
  endedAt: z.optional(z.number()),
});

export interface KnownSession {
  readonly signedInAt: number;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
  readonly browser: string;
}

/**
 * Whether a session may continue. Records its use every 15 minutes at most.
 * @returns false if it was ended
 */
export async function extendsSession(session: SessionKey, browser: string): Promise<boolean> {
  const known = UsedSession.parse((await readSetting(kind, entryOf(session))) ?? {});
  if (known.endedAt !== undefined) return false;
  const isRecent = Date.now() - (known.usedAt ?? 0) < sessionSeconds.recorded * 1000;
  return isRecent || recordUse(session, browser);
}

/**
 * Records a session's use and kind of browser.
 * @returns false if it was ended
 */
export async function recordUse(session: SessionKey, browser: string): Promise<boolean> {
  const end = session.signedInAt + sessionSeconds.absolute;
  const recorded = await updateSetting(kind, entryOf(session), {
    UpdateExpression: 'SET usedAt = :now, browser = :browser, #timeToLive = :end',
    ConditionExpression: 'attribute_not_exists(endedAt)',
    ExpressionAttributeNames: { '#timeToLive': timeToLive },
    ExpressionAttributeValues: { ':now': Date.now(), ':browser': browser, ':end': end },
  });
  return recorded !== undefined;
}

/**
 * Ends a session: it can no longer be extended, and its access token lasts five minutes at most.
 * @returns false if there is none
 */
export async function markEnded(session: SessionKey): Promise<boolean> {
  const ended = await updateSetting(kind, entryOf(session), {
    UpdateExpression: 'SET endedAt = :now',
    ConditionExpression: 'attribute_exists(#key)',
    ExpressionAttributeNames: { '#key': key },
    ExpressionAttributeValues: { ':now': Date.now() },
  });
  return ended !== undefined;
}

/** A user's possibly active sessions, newest first. */
export async function listSessions(sub: string): Promise<KnownSession[]> {
  const begin = Math.floor(Date.now() / 1000) - sessionSeconds.absolute;
  const range = { from: entryOf({ sub, signedInAt: begin }), to: `${sub}#~` };
  const sessions = (await readSettings(kind, range)).map((entry) => StoredSession.parse(entry));
  const idle = Date.now() - (sessionSeconds.idle + sessionSeconds.recorded) * 1000;
  return sessions
    .filter(({ endedAt, usedAt }) => endedAt === undefined && usedAt > idle)
    .map(({ [sortKey]: entry, usedAt, browser }) => ({
      signedInAt: Number(entry.slice(sub.length + 1)),
      usedAt,
      browser,
    }))
    .toSorted((one, other) => other.signedInAt - one.signedInAt);
}

/** Ten digits until the year 2286, so that they sort. */
function entryOf({ sub, signedInAt }: SessionKey): string {
  return `${sub}#${signedInAt}`;
}
