import { versionPattern } from '#contract/limits.ts';
import type { ApiEvent } from './api-event.ts';
import { ApiError, invalidField } from './api-error.ts';

/** The ETag of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/**
 * The version in the `If-Match` header. `*` is rejected because it would overwrite unseen changes.
 * @throws ApiError `precondition_required` without the header; `validation_failed` if it is not one of our ETags
 */
export function requiredVersion({ headers }: Pick<ApiEvent, 'headers'>): number {
  const { 'if-match': given } = headers;
  if (given === undefined) throw new ApiError('precondition_required');
  if (!versionPattern.test(given)) {
    throw invalidField('If-Match', 'format', 'must be the ETag of what you have read');
  }
  return Number(given.slice(1, -1));
}

/**
 * The version in the `If-Match` header, where it may be left out.
 * @throws ApiError `validation_failed` if it is not one of our ETags
 */
export function knownVersion(event: Pick<ApiEvent, 'headers'>): number | undefined {
  return event.headers['if-match'] === undefined ? undefined : requiredVersion(event);
}
