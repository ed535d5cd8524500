import { createHmac, timingSafeEqual } from 'node:crypto';
import { fromEnvironment } from './environment.ts';

const key = fromEnvironment('SIGNATURE_KEY');

/** Signs a text, or stands for it without revealing it. Each kind of text begins with its own line. */
export function signature(text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

export function isSigned(text: string, given: string): boolean {
  const expected = signature(text);
  return (
    expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
  );
}
