import { createHmac } from 'node:crypto';
import { canary } from '#contract/canary.ts';
import { listFromEnvironment } from '../http/environment.ts';

/**
 * The first is the one that the canary sends under; all are its own, while the secret is rotated. Strangers
 * cannot know them, and so neither come first nor hide a message; another request gets a row of its own.
 */
const keys = listFromEnvironment('originSecrets').map((secret) =>
  createHmac('sha256', secret)
    .update(`canary\n${JSON.stringify(canary.request)}`)
    .digest('base64url'),
);

export function canaryKey(): string {
  const [key = ''] = keys;
  return key;
}

export function isCanaryKey(key: string): boolean {
  return keys.includes(key);
}
