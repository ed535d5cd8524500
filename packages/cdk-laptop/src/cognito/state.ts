import { join } from 'node:path';
import * as z from 'zod/mini';
import { readFileIfExists, writeFileAtomically } from '../data-folder.ts';
import { PasswordHash } from './passwords.ts';

const User = z.object({
  sub: z.string(),
  username: z.string(),
  password: PasswordHash,
  status: z.enum(['FORCE_CHANGE_PASSWORD', 'CONFIRMED']),
  isEnabled: z._default(z.boolean(), true),
  groups: z._default(z.array(z.string()), []),
  /** The authenticator app, once its first code has been verified. */
  authenticator: z.optional(
    z.object({
      /** In base32. */
      secret: z.string(),
      /** The latest time step of an accepted code, so that no code is accepted twice. */
      usedStep: z.number(),
    }),
  ),
});
export type User = z.infer<typeof User>;

/** Times are in milliseconds since 1970. */
const RefreshToken = z.object({
  clientId: z.string(),
  username: z.string(),
  /** Shared by all tokens of a sign-in: Cognito's `origin_jti`. */
  family: z.string(),
  signedInAt: z.number(),
  expiresAt: z.number(),
  replacedAt: z.optional(z.number()),
});
export type RefreshToken = z.infer<typeof RefreshToken>;

const State = z.object({
  /** `<pool id>/<username, in lower case where the pool ignores case>` -> user */
  users: z.record(z.string(), User),
  /** The token's SHA-256 in base64url -> token. The token itself is not stored. */
  refreshTokens: z.record(z.string(), RefreshToken),
});
type State = z.infer<typeof State>;

/** Users and sessions of all pools, stored in a file of the data folder. */
export interface StateFile {
  readonly state: State;
  /** Writes the file and drops expired sessions. */
  save(): void;
}

/** @throws a one-line Error if the file is invalid */
export function openState(dataDir: string): StateFile {
  const file = join(dataDir, 'cognito.json');
  const state = readState(file);
  return {
    state,
    save: () => {
      for (const [digest, { expiresAt }] of Object.entries(state.refreshTokens)) {
        if (expiresAt < Date.now()) delete state.refreshTokens[digest];
      }
      writeFileAtomically(file, JSON.stringify(state, null, 2));
    },
  };
}

function readState(file: string): State {
  const text = readFileIfExists(file);
  if (text === undefined) return { users: {}, refreshTokens: {} };
  try {
    return State.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${file} is damaged: delete it to begin with new staff users.`, { cause });
  }
}
