import { randomUUID } from 'node:crypto';
import { idempotencyKeyPattern } from '#contract/limits.ts';
import { invalidField } from './api-error.ts';

/**
 * The key of a request's `Idempotency-Key` header, or a new one if it has none.
 * @throws ApiError if the header is not a key.
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
