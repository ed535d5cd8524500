import { AddressRequest, BlockRequest, MergeRequest } from '#contract/contact/merge.ts';
import { idParameter } from '../http/api-event.ts';
import { authorOf } from '../http/author.ts';
import type { Routes } from '../http/serve.ts';
import { changeAddress } from './addresses.ts';
import { blockSender } from './block-sender.ts';
import { readOtherContacts } from './other-contacts.ts';
import { mergeContact, undoMerge } from './merge.ts';

/** Routes of `inbox` about the sender of a contact. */
export const personRoutes = {
  'GET /contact/{id}/other-contacts': {
    handle: async (event) => ({ body: await readOtherContacts(idParameter(event)) }),
  },
  'POST /contact/{id}/merge': {
    body: MergeRequest,
    handle: async ({ body: { into }, ...event }) => {
      const [id, author] = [idParameter(event), authorOf(event)];
      await (into === null ? undoMerge(id, author) : mergeContact(id, into, author));
      return { body: undefined };
    },
  },
  'POST /contact/{id}/block': {
    body: BlockRequest,
    handle: async ({ body: { isBlocked }, ...event }) => {
      await blockSender(idParameter(event), isBlocked, authorOf(event));
      return { body: undefined };
    },
  },
  'POST /contact/{id}/addresses': {
    body: AddressRequest,
    handle: async ({ body, ...event }) => {
      await changeAddress(idParameter(event), body, authorOf(event));
      return { body: undefined };
    },
  },
} satisfies Partial<Routes<'inbox'>>;
