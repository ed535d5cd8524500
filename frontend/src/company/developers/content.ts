import { consent } from '#contract/consent.ts';
import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';
import type { NextStep, TextSectionWords } from '../../content/page.ts';
import { pages } from '../../pages.ts';

export const developers = {
  head: {
    title: `Developers: REST, MQTT and Webhooks | ${brand.name}`,
    description: `Talk to a ${brand.name} gateway on your own network: REST, MQTT 5 topics and signed webhooks, with examples. Below: the API for forms of your own.`,
    hero: {
      key: 'gateway/detail',
      alt: 'The waist of the Gateway close up: woven threads, the lit gap and the soft edge of the lid',
    },
  } satisfies PageHead,
  title: 'Developers',
  lead: 'Your gateway speaks REST, MQTT and webhooks. On your network, with no cloud of ours in between.',
  contents: 'On this page',
} as const;

export const developersNext = {
  heading: 'Something missing?',
  text: 'Tell us what you want to connect. An engineer replies within one working day.',
  label: 'Ask an engineer',
  path: pages.contact.path,
} as const satisfies NextStep;

/** The document's path on the site itself. */
export const documentPath = '/openapi.json';

export const formApi = {
  id: 'form-api',
  title: 'Form API',
  text: 'Do you sell or install our systems? Send enquiries from a form of your own. They reach the same people as our contact page. Three calls, JSON, no key.',
} as const;

export const reference = {
  given: { required: 'required', optional: 'optional' },
  got: { required: 'always', optional: 'sometimes' },
  fields: 'Fields of the request',
  headers: 'Header',
  answer: 'Response',
  errors: {
    id: 'errors',
    title: 'Errors',
    text: 'Each error has a code for programs, a sentence for people, and the fields that broke a rule. Errors of the API gateway itself have a message only.',
  },
} as const;

export const beginning: TextSectionWords = {
  id: 'beginning',
  title: 'Before the first call',
  paragraphs: [],
  list: [
    { term: 'Address', text: `\`${brand.origin}/api\`` },
    { term: 'Format', text: 'JSON in UTF-8, both ways. No key, no account.' },
    {
      term: 'Lengths',
      text: 'Fields are counted in Unicode code points. A request has at most 16 KB, so send letters as they are, not as `\\u` escapes.',
    },
    {
      term: 'From a server',
      text: 'Call it from your server. A browser names the site it calls from, and any site but ours gets 403.',
    },
    {
      term: 'Consent',
      text: `Show your visitor a box with our words: “${consent.text}” Send \`termsAccepted\` once it is ticked. The newsletter needs no box: we ask the address itself, by email.`,
    },
    {
      term: 'Trying again',
      text: 'Send an `Idempotency-Key` with each message. After a timeout, send the same key with the same message. It is stored once.',
    },
    {
      term: 'Limits',
      text: 'We count by calling address, so all visitors of your server are one sender. A 429 and a 503 say in `Retry-After` how many seconds to wait.',
    },
    {
      term: 'Changes',
      text: 'New fields are optional. A request that works today keeps working.',
    },
  ],
};

export const documentLink = { text: 'OpenAPI 3.1 document', href: documentPath } as const;
