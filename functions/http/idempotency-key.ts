import { randomUUID } from 'node:crypto';
import { idempotencyKeyPattern } from '#contract/limits.ts';
import { invalidField } from './api-error.ts';

/**
 * The request's `Idempotency-Key`, or a new one.
 * @throws ApiError if the header is malformed
 */
export function idempotencyKey(header: string | undefined): string {
  const key = header ?? randomUUID();
  if (!idempotencyKeyPattern.test(key)) {
    throw invalidField(
      'Idempotency-Key',
      'format',
      'must have between 16 and 64 letters, digits, _ or -',
    );
  }
  return key;
}
