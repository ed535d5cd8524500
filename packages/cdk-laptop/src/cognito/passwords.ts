import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly requireLowercase: boolean;
  readonly requireUppercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireSymbols: boolean;
}

export const PasswordHash = z.object({ salt: z.string(), hash: z.string() });
export type PasswordHash = z.infer<typeof PasswordHash>;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** About 10 ms and 4 MB for each hash: a laptop's test users, not AWS's. */
const cost = { N: 2 ** 12, r: 8, p: 1 };

/** Compared for an unknown user, so that timing does not reveal which users exist. */
const decoy: PasswordHash = { salt: '', hash: Buffer.alloc(64).toString('base64') };

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 64, cost);
  return { salt: salt.toString('base64'), hash: hash.toString('base64') };
}

/** Without a stored hash: false, after the same time. */
export async function isPassword(
  password: string,
  stored: PasswordHash | undefined,
): Promise<boolean> {
  const { salt, hash } = stored ?? decoy;
  const actual = await derive(password, Buffer.from(salt, 'base64'), 64, cost);
  return timingSafeEqual(actual, Buffer.from(hash, 'base64')) && stored !== undefined;
}

/** Cognito's message for a password that violates the policy. */
export function policyViolation(password: string, policy: PasswordPolicy): string | undefined {
  if (password.length < policy.minimumLength) return 'Password not long enough';
  if (policy.requireLowercase && !/[a-z]/.test(password)) {
    return 'Password must have lowercase characters';
  }
  if (policy.requireUppercase && !/[A-Z]/.test(password)) {
    return 'Password must have uppercase characters';
  }
  if (policy.requireNumbers && !/\d/.test(password)) return 'Password must have numeric characters';
  if (policy.requireSymbols && !/[^A-Za-z0-9\s]/.test(password)) {
    return 'Password must have symbol characters';
  }
  return undefined;
}
