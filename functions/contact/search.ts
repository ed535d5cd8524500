import { ContactSubmission } from '#contract/contact/submission.ts';
import type { ContactSearch, ContactSearchPage } from '#contract/contact/search.ts';
import { contactIdPattern, limits } from '#contract/limits.ts';
import { listKey, timeToLive } from '#contract/tables.ts';
import { asciiEmail } from '#contract/text.ts';
import { invalidField } from '../http/api-error.ts';
import { isPlace } from '../lists/cursor.ts';
import { readContact } from './contact-change-store.ts';
import { notesReader } from './search-notes.ts';
import { contactsNewestFirst, findByEmail, spellingsOf } from './search-store.ts';
import { rowMatcher } from './search-words.ts';

/** Word search covers the notes, the tags, the id and everything the visitor wrote, but not these fields. */
const notSearched = new Set([
  'source',
  'submittedAt',
  'suspicions',
  'status',
  'assignee',
  'snoozedUntil',
  'waitingSince',
  'mergedInto',
  'version',
]);
const searchedFields = Object.keys(ContactSubmission.shape).filter(
  (field) => !notSearched.has(field),
);

/** The first and last ids in sort order. */
const [firstId, lastId] = ['0000-0000', 'ZZZZ-ZZZZ'];

/** The position at which a search resumes. */
interface Place {
  /** The sort key of the last searched contact. */
  readonly after: string;
  /** The sort key of the oldest contact that the first page found by id or address. */
  readonly given?: string | undefined;
}

/**
 * Searches contacts. An id or address is found by key at once; later pages add contacts that mention it. A word search
 * scans contacts and their notes, newest first, until a page is full or time runs out.
 * @param deadline of `performance.now()`
 * @throws ApiError `validation_failed`, `unavailable`
 */
export async function searchContacts(
  { query: written, status: wanted, from: since, to: until, cursor }: ContactSearch,
  deadline: number,
): Promise<ContactSearchPage> {
  const query = asciiEmail(written);
  const matches = rowMatcher(query);
  if (!matches) throw invalidField('query', 'format', 'must have a letter or a digit');
  const from = new Date(since ?? 0).toISOString();
  const begin = until
    ? `${new Date(until).toISOString()}#${firstId}`
    : `${new Date().toISOString()}#${lastId}`;
  const place: Place = cursor === undefined ? { after: begin } : placeOf(cursor);
  if (`${from}#${firstId}` >= place.after) {
    throw invalidField('from', 'format', 'must be before to, now and the cursor');
  }

  const key = keyOf(query);
  if (cursor === undefined) {
    const found = await key.find(place.after);
    const items = found.filter(
      ({ status, submittedAt }) => (!wanted || status === wanted) && submittedAt >= from,
    );
    const oldest = items.at(-1);
    if (oldest) return { ...pageOf(items, { ...place, given: sortKey(oldest) }), inNotes: [] };
  }

  const items: ContactSubmission[] = [];
  const inNotes: string[] = [];
  const notes = notesReader();
  let { after } = place;
  for await (const { key: rowKey, row } of contactsNewestFirst(wanted, { after, from })) {
    const texts = searchedFields.map((field) => row[field]);
    const noted = await notes.of(row['id'], rowKey);
    const phones = [row['phone'], row['phoneE164']];
    const isFound = matches({ texts, phones });
    if (isFound || (noted.length > 0 && matches({ texts: [...texts, ...noted], phones }))) {
      const item = ContactSubmission.parse(row);
      const isGiven = place.given !== undefined && rowKey >= place.given && key.isOf(item);
      if (!isGiven) items.push(item);
      if (!isFound) inNotes.push(item.id);
    }
    after = rowKey;
    if (items.length === limits.page.default || performance.now() > deadline) {
      return { ...pageOf(items, { ...place, after }), inNotes };
    }
  }
  return { items, inNotes, searchedBackTo: from };
}

interface Key {
  /** The matching contacts, newest first. */
  readonly find: (before: string) => Promise<readonly ContactSubmission[]>;
  readonly isOf: (row: ContactSubmission) => boolean;
}

/** Reads a query as an id or an address. */
function keyOf(query: string): Key {
  if (limits.email.pattern.test(query)) {
    // The word search of later pages finds any other.
    const spellings = spellingsOf(query);
    return {
      find: (before) => findByEmail(spellings, before),
      isOf: ({ businessEmail }) => spellings.includes(businessEmail),
    };
  }
  const id = idOf(query);
  return {
    find: async (before) =>
      id === undefined ? [] : (await findById(id)).filter((row) => sortKey(row) < before),
    isOf: (row) => row.id === id,
  };
}

async function findById(id: string): Promise<ContactSubmission[]> {
  const found = await readContact(id);
  if (found === undefined) return [];
  const {
    [listKey]: _key,
    [timeToLive]: _expiry,
    lastChange: _change,
    mergedFrom: _parts,
    ...row
  } = found;
  return [row];
}

/** An id as people read it out: any case, with or without the hyphen, O for zero. */
function idOf(query: string): string | undefined {
  const text = query
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const id = `${text.slice(0, 4)}-${text.slice(4)}`;
  return contactIdPattern.test(id) ? id : undefined;
}

function sortKey({ submittedAt: time, id }: ContactSubmission): string {
  return `${time}#${id}`;
}

function pageOf(items: ContactSubmission[], { after, given }: Place) {
  const keys = given === undefined ? [after] : [after, given];
  return {
    items,
    cursor: Buffer.from(keys.join(' ')).toString('base64url'),
    searchedBackTo: after.slice(0, after.indexOf('#')),
  };
}

/** @throws ApiError if no search issued this cursor */
function placeOf(cursor: string): Place {
  const [after = '', given, ...others] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!isPlace(after) || (given !== undefined && !isPlace(given)) || others.length > 0) {
    throw invalidField('cursor', 'format', 'must come from the search before');
  }
  return { after, given };
}
