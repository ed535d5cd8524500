import { consent } from '#contract/consent.ts';
import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import type { TextSectionWords } from '../../content/page.ts';

export const developers = {
  head: {
    title: `API for Forms of Your Own | ${brand.name}`,
    description: `Send enquiries and newsletter addresses to ${brand.name} from a server of yours: three calls, their fields, answers, limits and examples that run.`,
  } satisfies PageHead,
  title: 'Developers',
  caption: 'Three calls, JSON, no key',
} as const;

/** Where the site itself serves the document. */
export const documentPath = '/openapi.json';

export const reference = {
  contents: 'On this page',
  given: { required: 'required', optional: 'optional' },
  got: { required: 'always', optional: 'sometimes' },
  fields: 'Fields of the request',
  headers: 'Header',
  answer: 'Answer',
  errors: {
    id: 'errors',
    title: 'Errors',
    text: 'Each has a code for programs, a sentence for people, and the fields that broke a rule. The gateway’s own have a message alone.',
  },
} as const;

export const beginning: TextSectionWords = {
  id: 'beginning',
  title: 'Before the first call',
  paragraphs: [
    'Whoever sells or installs our systems can send enquiries from a form of their own. They reach the same people as those of our contact page.',
  ],
  list: [
    { term: 'Address', text: `${brand.origin}/api` },
    { term: 'Format', text: 'JSON in UTF-8, sent and answered. No key, no account.' },
    {
      term: 'Lengths',
      text: 'Fields are counted in Unicode code points. A request has at most 16 KB, so write letters as they are and not as \\u escapes.',
    },
    {
      term: 'From a server',
      text: 'Call it from your server. A browser names the site that it calls from, and a site that is not ours gets 403.',
    },
    {
      term: 'Consent',
      text: `Show your visitor a box with our words: “${consent.text}” Send termsAccepted once it is ticked. The newsletter needs no box: we ask the address itself, by mail.`,
    },
    {
      term: 'Trying again',
      text: 'Send an Idempotency-Key with each message, and the same key with the same message after a timeout. It is stored once.',
    },
    {
      term: 'Limits',
      text: 'They count by the address that calls: all visitors of your server are one sender. A 429 and a 503 say in Retry-After how many seconds to wait.',
    },
    {
      term: 'Changes',
      text: 'A field that is new is optional: a request that works today goes on working.',
    },
  ],
  link: { text: 'The same as an OpenAPI 3.1 document', href: documentPath },
};
