import { createHmac, timingSafeEqual } from 'node:crypto';
import { listFromEnvironment } from '../http/environment.ts';

/** The first signs and all of them verify, so that no cookie becomes invalid when the secret is rotated. */
const keys = listFromEnvironment('originSecrets');

/** Proves that a text comes from us. Each kind of text begins with a line of its own. */
export function signature(text: string): string {
  return signed(keys[0], text);
}

export function isSigned(text: string, given: string): boolean {
  return keys.some((key) => equal(signed(key, text), given));
}

function signed(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function equal(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
