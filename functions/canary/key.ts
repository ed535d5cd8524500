import { canary } from '#contract/canary.ts';
import { isSigned, signature } from '../http/signature.ts';

const text = `canary\n${JSON.stringify(canary.request)}`;

/**
 * The canary's idempotency key. It is secret, so nobody can take its row or hide a message under it. A changed request
 * gets a new row.
 */
export function canaryKey(): string {
  return signature(text);
}

export function isCanaryKey(key: string): boolean {
  return isSigned(text, key);
}
