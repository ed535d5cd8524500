import type * as z from 'zod/mini';
import { ContactReceipt, ContactRequest, ContactSubmission } from './contact.ts';
import { type apiBase, type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
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

/** A schema under the name that the OpenAPI document gives it. */
type NamedSchema = Readonly<Record<string, z.ZodMiniObject>>;

/** What a call uses, and so what limits it and what it costs: see `infra/cost-classes.ts`. */
export type CostClass = 'form' | 'list' | 'credentials' | 'session' | 'beacon' | 'basic';

/** An endpoint with what travels on it: apart from `endpoints`, so that the browser ships no schemas. */
export interface Operation extends Endpoint {
  readonly costClass: CostClass;
  /** Expected calls, which the bill rests on (docs/cost.md). */
  readonly calls: { readonly perView: number } | { readonly perMonth: number };
  readonly request?: NamedSchema;
  /** Left out: 204 without a body. */
  readonly response?: NamedSchema;
  /** The response is an array, newest first, in pages. */
  readonly paged?: true;
  /** An `Idempotency-Key` header makes retries safe. */
  readonly idempotent?: true;
  /** The cookie that it reads. */
  readonly reads?: StaffCookie;
  /** It sets or clears the staff cookies. */
  readonly setsCookies?: true;
  /** Errors beside those that all endpoints share. */
  readonly errors: readonly ErrorCode[];
}

export const operations = {
  submitContact: {
    ...endpoints.submitContact,
    costClass: 'form',
    calls: { perView: 0.002 },
    request: { ContactRequest },
    response: { ContactReceipt },
    idempotent: true,
    errors: ['conflict', 'too_many_requests'],
  },
  listContacts: {
    ...endpoints.listContacts,
    costClass: 'list',
    calls: { perMonth: 2000 },
    response: { ContactSubmission },
    paged: true,
    reads: 'access',
    errors: ['validation_failed'],
  },
  subscribe: {
    ...endpoints.subscribe,
    costClass: 'form',
    calls: { perView: 0.001 },
    request: { NewsletterRequest },
    response: { NewsletterReceipt },
    errors: ['too_many_requests'],
  },
  listSubscribers: {
    ...endpoints.listSubscribers,
    costClass: 'list',
    calls: { perMonth: 1000 },
    response: { Subscriber },
    paged: true,
    reads: 'access',
    errors: ['validation_failed'],
  },
  signIn: {
    ...endpoints.signIn,
    costClass: 'credentials',
    calls: { perMonth: 200 },
    request: { SignInRequest },
    response: { SessionAnswer },
    setsCookies: true,
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  setPassword: {
    ...endpoints.setPassword,
    costClass: 'session',
    calls: { perMonth: 2 },
    request: { NewPasswordRequest },
    response: { SessionAnswer },
    reads: 'challenge',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  verifyCode: {
    ...endpoints.verifyCode,
    costClass: 'credentials',
    calls: { perMonth: 200 },
    request: { CodeRequest },
    response: { SessionAnswer },
    reads: 'challenge',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  refreshSession: {
    ...endpoints.refreshSession,
    costClass: 'session',
    calls: { perMonth: 2000 },
    response: { SessionAnswer },
    reads: 'refresh',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  signOut: {
    ...endpoints.signOut,
    costClass: 'basic',
    calls: { perMonth: 200 },
    response: { SignOutAnswer },
    setsCookies: true,
    errors: [],
  },
  reportVitals: {
    ...endpoints.reportVitals,
    costClass: 'beacon',
    calls: { perView: 1 / 3 },
    request: { VitalsReport },
    errors: [],
  },
} as const satisfies Record<EndpointName, Operation>;

/** A value for each endpoint. */
export function eachEndpoint<Value>(
  make: (name: EndpointName) => Value,
): Record<EndpointName, Value> {
  const names = Object.keys(operations) as EndpointName[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<EndpointName, Value>;
}

type Row<Name extends EndpointName> = (typeof operations)[Name];
type Entity<Named> = z.infer<Extract<Named[keyof Named], z.ZodMiniObject>>;

/** The body of a request; `never` where the endpoint reads none. */
export type RequestOf<Name extends EndpointName> =
  Row<Name> extends { readonly request: infer Named } ? Entity<Named> : never;

/** The body of a success; `undefined` where it has none. */
export type ResponseOf<Name extends EndpointName> =
  Row<Name> extends { readonly response: infer Named }
    ? Row<Name> extends { readonly paged: true }
      ? readonly Entity<Named>[]
      : Entity<Named>
    : undefined;

/** An endpoint's address, so that code which may not ship this table can write it and have it checked. */
export type UrlOf<Name extends EndpointName> = `${typeof apiBase}${Row<Name>['path']}`;
