import * as z from 'zod/mini';
import { ContactStatus } from './status.ts';
import { text } from '#contract/fields.ts';
import { contactIdPattern, limits, staffLimits } from '#contract/limits.ts';

const changes = {
  status: z.optional(ContactStatus),
  /** Null means nobody. */
  assignee: z.optional(z.nullable(text(limits.username, 'must be a username or null'))),
  tags: z.optional(
    z.array(text(staffLimits.tagName), { error: 'must be a list' }).check(
      z.maxLength(staffLimits.tagsOfContact, {
        error: `must have at most ${staffLimits.tagsOfContact} entries`,
      }),
    ),
  ),
  /** Null wakes it. */
  snoozedUntil: z.optional(
    z.nullable(
      z.iso.datetime({ error: 'must be a UTC time such as 2026-11-20T00:00:00Z, or null' }),
    ),
  ),
};

/** Rejects a change without any field. */
function changesSomething(fields: number) {
  return [
    z.refine<{ [Name in keyof typeof changes]?: unknown }>(
      (update) =>
        [update.status, update.assignee, update.tags, update.snoozedUntil].some(
          (change) => change !== undefined,
        ),
      { error: 'or assignee, tags or snoozedUntil must be given', path: ['status'] },
    ),
    z.meta({ minProperties: fields }),
  ] as const;
}

export const ContactUpdate = z.strictObject(changes).check(...changesSomething(1));
export type ContactUpdate = z.infer<typeof ContactUpdate>;

/** Applies one change to several contacts, at the given versions or whatever the current ones are. */
export const ContactsUpdate = z
  .strictObject({
    ids: z
      .array(z.string().check(z.regex(contactIdPattern)), { error: 'must be a list' })
      .check(
        z.minLength(1, { error: 'must not be empty' }),
        z.maxLength(limits.bulk, { error: `must have at most ${limits.bulk} entries` }),
      ),
    /** One per id, in the same order. A contact at another version is left unchanged. */
    versions: z.optional(
      z
        .array(z.int().check(z.positive()), { error: 'must be a list of versions' })
        .check(z.maxLength(limits.bulk, { error: `must have at most ${limits.bulk} entries` })),
    ),
    ...changes,
  })
  .check(
    ...changesSomething(2),
    z.refine(({ ids, versions }) => versions === undefined || versions.length === ids.length, {
      error: 'must be as many as ids',
      path: ['versions'],
    }),
  );
export type ContactsUpdate = z.infer<typeof ContactsUpdate>;

/** The result for each contact, in request order: changed, unknown, changed since that version, or to be retried. */
export const ContactsUpdated = z.strictObject({
  results: z.array(
    z.strictObject({
      id: z.string(),
      status: z.literal([200, 404, 412, 503]),
      /** The contact's new version, if it was changed. */
      version: z.optional(z.int().check(z.positive())),
    }),
  ),
});
export type ContactsUpdated = z.infer<typeof ContactsUpdated>;
