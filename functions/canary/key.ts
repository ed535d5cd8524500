import { createHmac } from 'node:crypto';
import { canary } from '#contract/canary.ts';
import { listFromEnvironment } from '../http/environment.ts';

const secrets = listFromEnvironment('originSecrets');

/**
 * The canary's idempotency key. Nobody else can know it, so nobody can take its row or hide a message under it. A
 * changed request gets a new row.
 */
export function canaryKey(): string {
  return keyOf(secrets[0]);
}

/** True for the key of each secret, while the secret is rotated. */
export function isCanaryKey(key: string): boolean {
  return secrets.some((secret) => keyOf(secret) === key);
}

function keyOf(secret: string): string {
  return createHmac('sha256', secret)
    .update(`canary\n${JSON.stringify(canary.request)}`)
    .digest('base64url');
}
