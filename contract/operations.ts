import { ContactReceipt, ContactRequest, ContactSubmission } from './contact.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
import type { ErrorCode } from './error.ts';
import { NewsletterReceipt, NewsletterRequest, Subscriber } from './newsletter.ts';
import {
  CodeRequest,
  NewPasswordRequest,
  SessionAnswer,
  SignInRequest,
  SignOutAnswer,
} from './session.ts';
import type { StaffCookie } from './staff-cookies.ts';
import { VitalsReport } from './vitals.ts';

/** The entities by the names that the API's document gives them. */
export const schemas = {
  ContactRequest,
  ContactReceipt,
  ContactSubmission,
  NewsletterRequest,
  NewsletterReceipt,
  Subscriber,
  SignInRequest,
  NewPasswordRequest,
  CodeRequest,
  SessionAnswer,
  SignOutAnswer,
  VitalsReport,
} as const;

/** An endpoint with what travels on it: apart from `endpoints`, so that the browser ships no schemas. */
export interface Operation extends Endpoint {
  readonly request?: keyof typeof schemas;
  /** Left out: 204, with nothing to read. */
  readonly answer?: keyof typeof schemas;
  /** The answer is an array of it, newest first, in pages. */
  readonly paged?: true;
  /** An `Idempotency-Key` header makes retries safe. */
  readonly idempotent?: true;
  /** The cookie that it reads. */
  readonly reads?: StaffCookie;
  /** It sets or clears the staff cookies. */
  readonly setsCookies?: true;
  /** Refusals beside those that all endpoints share. */
  readonly refusals: readonly ErrorCode[];
}

export const operations = {
  submitContact: {
    ...endpoints.submitContact,
    request: 'ContactRequest',
    answer: 'ContactReceipt',
    idempotent: true,
    refusals: ['conflict', 'too_many_requests'],
  },
  listContacts: {
    ...endpoints.listContacts,
    answer: 'ContactSubmission',
    paged: true,
    reads: 'access',
    refusals: ['validation_failed'],
  },
  subscribe: {
    ...endpoints.subscribe,
    request: 'NewsletterRequest',
    answer: 'NewsletterReceipt',
    refusals: ['too_many_requests'],
  },
  listSubscribers: {
    ...endpoints.listSubscribers,
    answer: 'Subscriber',
    paged: true,
    reads: 'access',
    refusals: ['validation_failed'],
  },
  signIn: {
    ...endpoints.signIn,
    request: 'SignInRequest',
    answer: 'SessionAnswer',
    setsCookies: true,
    refusals: ['invalid_credentials', 'too_many_requests'],
  },
  setPassword: {
    ...endpoints.setPassword,
    request: 'NewPasswordRequest',
    answer: 'SessionAnswer',
    reads: 'challenge',
    setsCookies: true,
    refusals: ['unauthorized', 'too_many_requests'],
  },
  verifyCode: {
    ...endpoints.verifyCode,
    request: 'CodeRequest',
    answer: 'SessionAnswer',
    reads: 'challenge',
    setsCookies: true,
    refusals: ['unauthorized', 'too_many_requests'],
  },
  refreshSession: {
    ...endpoints.refreshSession,
    answer: 'SessionAnswer',
    reads: 'refresh',
    setsCookies: true,
    refusals: ['unauthorized', 'too_many_requests'],
  },
  signOut: {
    ...endpoints.signOut,
    answer: 'SignOutAnswer',
    setsCookies: true,
    refusals: [],
  },
  reportVitals: {
    ...endpoints.reportVitals,
    request: 'VitalsReport',
    refusals: [],
  },
} as const satisfies Record<EndpointName, Operation>;
