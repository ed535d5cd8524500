import { NoteRequest } from '#contract/contact/note.ts';
import { PresenceRequest } from '#contract/contact/presence.ts';
import { ContactQuery, CountsQuery, KnownContact } from '#contract/contact/query.ts';
import { ContactSearch } from '#contract/contact/search.ts';
import { contactTag } from '#contract/contact/tag.ts';
import { Tags } from '#contract/contact/tags.ts';
import { ContactsUpdate, ContactUpdate } from '#contract/contact/update.ts';
import { staffLimits } from '#contract/limits.ts';
import { ReplyTemplates } from '#contract/reply-templates.ts';
import { SubscriberQuery } from '#contract/subscriber-update.ts';
import { updateContact, updateContacts } from './contact/contact-changes.ts';
import { countContacts } from './contact/contact-counts.ts';
import { existingContact } from './contact/contact-change-store.ts';
import { contactReply } from './contact/contact-detail.ts';
import { listContacts } from './contact/contact-list.ts';
import { addNote } from './contact/notes.ts';
import { personRoutes } from './contact/person-routes.ts';
import { announcePresence } from './contact/presence.ts';
import { searchContacts } from './contact/search.ts';
import { readFigures } from './figures/figures.ts';
import { idParameter } from './http/api-event.ts';
import { authorOf, callerOf } from './http/author.ts';
import { parseFields } from './http/decode-body.ts';
import { idempotencyKey } from './http/idempotency-key.ts';
import { requiredVersion } from './http/precondition.ts';
import { serve } from './http/serve.ts';
import { listPageReply, listPageRequest, unlessUnchanged } from './lists/list-page.ts';
import { readingTime } from './lists/reading-time.ts';
import { readSubscribers } from './newsletter/subscriber-list-store.ts';
import { replyTemplates } from './reply-templates/reply-templates.ts';
import { assignableUsers } from './staff/assignable-users.ts';
import { contactTags } from './tags/tags.ts';

export const handler = serve<'inbox'>({
  'GET /contact': {
    handle: async (event) => {
      const request = listPageRequest(event);
      const { queryStringParameters = {} } = event;
      const { ifNoneMatch, ...filter } = parseFields(ContactQuery, queryStringParameters);
      const page = await listContacts(filter, request);
      return unlessUnchanged(listPageReply(page, '/api/contact', request, filter), ifNoneMatch);
    },
  },
  'GET /contact/counts': {
    handle: async ({ queryStringParameters = {} }) => {
      const { assignee } = parseFields(CountsQuery, queryStringParameters);
      return { body: await countContacts(assignee) };
    },
  },
  'GET /contact/{id}': {
    handle: async (event) => {
      const { ifNoneMatch } = parseFields(KnownContact, event.queryStringParameters ?? {});
      const { body, headers = {} } = await contactReply(await existingContact(idParameter(event)));
      return { body: contactTag(body) === ifNoneMatch ? undefined : body, headers };
    },
  },
  'PATCH /contact/{id}': {
    body: ContactUpdate,
    handle: async ({ body, ...event }) =>
      updateContact(idParameter(event), requiredVersion(event), body, authorOf(event)),
  },
  'PATCH /contact': {
    body: ContactsUpdate,
    handle: async ({ body, ...event }) => ({ body: await updateContacts(body, authorOf(event)) }),
  },
  'POST /contact/{id}/notes': {
    body: NoteRequest,
    handle: async ({ body: { text }, ...event }) => {
      const key = idempotencyKey(event.headers['idempotency-key']);
      return { body: await addNote(idParameter(event), { author: authorOf(event), text, key }) };
    },
  },
  ...personRoutes,
  'POST /contact/{id}/presence': {
    body: PresenceRequest,
    handle: async ({ body: { isWriting }, ...event }) => ({
      body: await announcePresence(idParameter(event), authorOf(event), isWriting),
    }),
  },
  'GET /tags': { handle: contactTags.current },
  'PUT /tags': {
    body: Tags,
    handle: async ({ body, ...event }) =>
      contactTags.replace(requiredVersion(event), body, authorOf(event)),
  },
  'GET /figures': { handle: async () => ({ body: await readFigures() }) },
  // A read. POST keeps the query out of the URL.
  'POST /contact/search': {
    body: ContactSearch,
    handle: async ({ body }) => ({ body: await searchContacts(body, readingTime()) }),
  },
  // Beside the contacts because the dashboard requests both.
  'GET /newsletter': {
    handle: async (event) => {
      const request = listPageRequest(event);
      const filter = parseFields(SubscriberQuery, event.queryStringParameters ?? {});
      const page = await readSubscribers(filter.status, request);
      return listPageReply(page, '/api/newsletter', request, filter);
    },
  },
  'GET /reply-templates': { handle: replyTemplates.current },
  'PUT /reply-templates': {
    body: ReplyTemplates,
    maxBytes: staffLimits.templatesBytes,
    handle: async ({ body, ...event }) =>
      replyTemplates.replace(requiredVersion(event), body, authorOf(event)),
  },
  // The possible assignees.
  'GET /admin/users': {
    handle: async (event) => {
      const { username, role } = callerOf(event);
      return { body: await assignableUsers(username, role) };
    },
  },
});
