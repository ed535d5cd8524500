import type { ContactUpdate } from '#contract/contact/update.ts';
import { invalidField } from '../http/api-error.ts';
import { contactTags } from '../tags/tags.ts';

/**
 * Checks the tags of an update.
 * @param kept tags that the contact may keep although staff have removed them from the list
 * @throws ApiError `validation_failed` on `tags` if there is no such tag
 */
export async function withKnownTags(
  update: ContactUpdate,
  kept: readonly string[] = [],
): Promise<ContactUpdate> {
  const added = (update.tags ?? []).filter((name) => !kept.includes(name));
  if (added.length === 0) return update;
  const { tags } = await contactTags.value();
  const known = new Set(tags.map(({ name }) => name));
  if (!added.every((name) => known.has(name))) {
    throw invalidField('tags', 'unknown', 'must be tags of the list');
  }
  return update;
}
