import type * as z from 'zod/mini';
import {
  AuthenticatorRenewal,
  NewAuthenticator,
  PasswordChange,
  PasswordChanged,
  SessionsEnd,
  StaffAccount,
  StaffUser,
} from './account.ts';
import { AuditEntry, ExportRecord, Note } from './activity.ts';
import { ContactReceipt, ContactRequest } from './contact/request.ts';
import { ContactSubmission } from './contact/submission.ts';
import { Contact, ContactConflict } from './contact/detail.ts';
import { ContactCounts, ContactQuery, KnownContact, CountsQuery } from './contact/query.ts';
import { ContactsUpdate, ContactsUpdated, ContactUpdate } from './contact/update.ts';
import { NoteRequest } from './contact/note.ts';
import { ContactSearch, ContactSearchPage } from './contact/search.ts';
import type { ErrorCode } from './error.ts';
import {
  LeaveRequest,
  NewsletterConfirmation,
  NewsletterReceipt,
  NewsletterRequest,
  Subscriber,
  SubscriptionReceipt,
} from './newsletter.ts';
import {
  Notifications,
  Webhook,
  WebhookDelivery,
  webhookIdPattern,
  WebhookSecret,
  WebhookTest,
  WebhookUpdate,
} from './notifications.ts';
import { Erasure, ErasureRequest, Person, PersonRequest } from './person.ts';
import { ReplyTemplates, ReplyTemplatesConflict } from './reply-templates.ts';
import {
  CodeRequest,
  NewPasswordRequest,
  SessionResponse,
  SignInRequest,
  SignOutResponse,
} from './sign-in.ts';
import type { StaffCookie } from './staff-session.ts';
import {
  Asking,
  AskingRequest,
  SubscriberConflict,
  SubscriberQuery,
  SubscriberUpdate,
} from './subscriber-update.ts';
import { VitalsReport } from './vitals.ts';

/** A schema under the name that the OpenAPI document gives it. */
type NamedSchema = Readonly<Record<string, z.ZodMiniObject>>;

/** What a call uses, and so what limits it and what it costs: see `infra/cost-classes.ts`. */
export type CostClass =
  | 'form'
  | 'token'
  | 'list'
  | 'count'
  | 'search'
  | 'detail'
  | 'change'
  | 'changes'
  | 'note'
  | 'entry'
  | 'templates'
  | 'person'
  | 'erasure'
  | 'credentials'
  | 'session'
  | 'beacon'
  | 'notifications'
  | 'webhook'
  | 'basic';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below {@link apiBase}; also the HTTP API's route. Its only parameters are an `{id}` and a mail's `{token}`. */
  readonly path: `/${string}`;
  /** What an `{id}` looks like. Left out: as a contact's. */
  readonly idPattern?: RegExp;
  /** True: 401 without any cookie, and 403 without a staff session. */
  readonly staff: boolean;
  readonly summary: string;
  readonly costClass: CostClass;
  /** Expected calls, which the bill rests on (docs/cost.md). */
  readonly calls: { readonly perView: number } | { readonly perMonth: number };
  readonly request?: NamedSchema;
  /** Query parameters beside those of a paged endpoint. */
  readonly query?: z.ZodMiniObject;
  /** Left out: 204 without a body. */
  readonly response?: NamedSchema;
  /** The response is a 303 to a page, to HEAD as to GET. */
  readonly redirects?: true;
  /** The response is an array, newest first, in pages. */
  readonly paged?: true;
  /** The response is an array, and all there is. */
  readonly whole?: true;
  /** A client that names what it has in `ifNoneMatch` gets 204 if nothing changed. */
  readonly conditional?: true;
  /** The response has a version as its ETag; a change must name it in `If-Match`. */
  readonly versioned?: true;
  /** The body of a 412. */
  readonly conflict?: NamedSchema;
  /** An `Idempotency-Key` header makes retries safe. */
  readonly idempotent?: true;
  /** The cookie that it reads. */
  readonly reads?: StaffCookie;
  /** It sets or clears the staff cookies. */
  readonly setsCookies?: true;
  /** Errors beside those that all endpoints share. */
  readonly errors: readonly ErrorCode[];
}

/** Where the API sits on the site's own host. It is also the name of the HTTP API's stage. */
export const apiBase = '/api';

/**
 * Every endpoint of the API. Handlers, routes, throttles, the client's types, OpenAPI and the bill read it here.
 * The browser and the functions import types of it alone, or they would ship every schema.
 */
export const endpoints = {
  submitContact: {
    method: 'POST',
    path: '/contact',
    staff: false,
    summary: 'Send a contact or consultation request',
    costClass: 'form',
    calls: { perView: 0.002 },
    request: { ContactRequest },
    response: { ContactReceipt },
    idempotent: true,
    errors: ['conflict', 'too_many_requests'],
  },
  listContacts: {
    method: 'GET',
    path: '/contact',
    staff: true,
    summary: 'List contact submissions, newest first',
    costClass: 'list',
    // Two hours of each working day, somebody looks at a dashboard, which asks every 20 seconds at most.
    calls: { perMonth: 8000 },
    query: ContactQuery,
    response: { ContactSubmission },
    paged: true,
    conditional: true,
    reads: 'access',
    errors: ['validation_failed', 'too_many_requests'],
  },
  countContacts: {
    method: 'GET',
    path: '/contact/counts',
    staff: true,
    summary: 'Count contact submissions by status',
    costClass: 'count',
    calls: { perMonth: 2000 },
    query: CountsQuery,
    response: { ContactCounts },
    reads: 'access',
    errors: ['validation_failed'],
  },
  getContact: {
    method: 'GET',
    path: '/contact/{id}',
    staff: true,
    summary: 'Read a contact with its notes and its history',
    costClass: 'detail',
    calls: { perMonth: 1000 },
    query: KnownContact,
    response: { Contact },
    versioned: true,
    conditional: true,
    reads: 'access',
    errors: ['not_found'],
  },
  updateContact: {
    method: 'PATCH',
    path: '/contact/{id}',
    staff: true,
    summary: 'Change the status or the assignee of a contact',
    costClass: 'change',
    calls: { perMonth: 1000 },
    request: { ContactUpdate },
    response: { Contact },
    conflict: { ContactConflict },
    versioned: true,
    reads: 'access',
    errors: ['not_found', 'precondition_failed', 'precondition_required', 'too_many_requests'],
  },
  updateContacts: {
    method: 'PATCH',
    path: '/contact',
    staff: true,
    summary: 'Change the status or the assignee of several contacts',
    costClass: 'changes',
    calls: { perMonth: 50 },
    request: { ContactsUpdate },
    response: { ContactsUpdated },
    reads: 'access',
    errors: ['too_many_requests'],
  },
  addNote: {
    method: 'POST',
    path: '/contact/{id}/notes',
    staff: true,
    summary: 'Write a note beside a contact',
    costClass: 'note',
    calls: { perMonth: 300 },
    request: { NoteRequest },
    response: { Note },
    idempotent: true,
    reads: 'access',
    errors: ['not_found', 'conflict'],
  },
  searchContacts: {
    method: 'POST',
    path: '/contact/search',
    staff: true,
    summary: 'Search contact submissions, newest first',
    costClass: 'search',
    calls: { perMonth: 300 },
    request: { ContactSearch },
    response: { ContactSearchPage },
    reads: 'access',
    errors: [],
  },
  subscribe: {
    method: 'POST',
    path: '/newsletter',
    staff: false,
    summary: 'Subscribe an address to the newsletter',
    costClass: 'form',
    calls: { perView: 0.001 },
    request: { NewsletterRequest },
    response: { SubscriptionReceipt },
    errors: ['too_many_requests'],
  },
  confirmSubscription: {
    method: 'POST',
    path: '/newsletter/confirm',
    staff: false,
    summary: 'Confirm the address that a mail was sent to',
    costClass: 'token',
    calls: { perView: 0.0005 },
    request: { NewsletterConfirmation },
    response: { NewsletterReceipt },
    errors: ['invalid_token', 'expired_token'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe/{token}',
    staff: false,
    summary: 'Leave the newsletter at once, by the token of a mail (RFC 8058); any body will do',
    costClass: 'token',
    calls: { perView: 0.0002 },
    response: { NewsletterReceipt },
    errors: ['invalid_token', 'payload_too_large'],
  },
  openUnsubscribe: {
    method: 'GET',
    path: '/newsletter/unsubscribe/{token}',
    staff: false,
    summary: 'Be led to the page that asks before anybody leaves; changes nothing',
    costClass: 'basic',
    calls: { perView: 0.0002 },
    redirects: true,
    errors: [],
  },
  requestLeaveLink: {
    method: 'POST',
    path: '/newsletter/leave',
    staff: false,
    summary: 'Have a link sent by which an address leaves the newsletter',
    costClass: 'form',
    calls: { perView: 0.0001 },
    request: { LeaveRequest },
    response: { NewsletterReceipt },
    errors: ['too_many_requests'],
  },
  listSubscribers: {
    method: 'GET',
    path: '/newsletter',
    staff: true,
    summary: 'List newsletter subscribers, newest first',
    costClass: 'list',
    calls: { perMonth: 1000 },
    query: SubscriberQuery,
    response: { Subscriber },
    paged: true,
    reads: 'access',
    errors: ['validation_failed'],
  },
  updateSubscriber: {
    method: 'PATCH',
    path: '/newsletter',
    staff: true,
    summary: 'Remove an address from the newsletter, undo that, or lift a suppression',
    costClass: 'change',
    calls: { perMonth: 20 },
    request: { SubscriberUpdate },
    response: { Subscriber },
    conflict: { SubscriberConflict },
    versioned: true,
    reads: 'access',
    errors: ['not_found', 'precondition_failed', 'precondition_required'],
  },
  askSubscribers: {
    method: 'POST',
    path: '/newsletter/ask',
    staff: true,
    summary: 'Ask the next unconfirmed addresses to confirm, by a mail each',
    costClass: 'changes',
    calls: { perMonth: 1 },
    request: { AskingRequest },
    response: { Asking },
    reads: 'access',
    errors: [],
  },
  listAudit: {
    method: 'GET',
    path: '/audit',
    staff: true,
    summary: 'List what staff did, newest first',
    costClass: 'list',
    calls: { perMonth: 100 },
    response: { AuditEntry },
    paged: true,
    reads: 'access',
    errors: ['validation_failed'],
  },
  recordExport: {
    method: 'POST',
    path: '/audit',
    staff: true,
    summary: 'Record that a list is exported',
    costClass: 'entry',
    calls: { perMonth: 20 },
    request: { ExportRecord },
    reads: 'access',
    errors: [],
  },
  readPerson: {
    method: 'POST',
    path: '/person',
    staff: true,
    summary: 'Read all that is held about an address',
    costClass: 'person',
    calls: { perMonth: 4 },
    request: { PersonRequest },
    response: { Person },
    reads: 'access',
    errors: [],
  },
  erasePerson: {
    method: 'POST',
    path: '/person/erase',
    staff: true,
    summary: 'Erase all that is held about an address',
    costClass: 'erasure',
    calls: { perMonth: 1 },
    request: { ErasureRequest },
    response: { Erasure },
    reads: 'access',
    errors: [],
  },
  getReplyTemplates: {
    method: 'GET',
    path: '/reply-templates',
    staff: true,
    summary: 'Read the reply templates',
    costClass: 'detail',
    calls: { perMonth: 200 },
    response: { ReplyTemplates },
    versioned: true,
    reads: 'access',
    errors: [],
  },
  replaceReplyTemplates: {
    method: 'PUT',
    path: '/reply-templates',
    staff: true,
    summary: 'Replace the reply templates',
    costClass: 'templates',
    calls: { perMonth: 10 },
    request: { ReplyTemplates },
    response: { ReplyTemplates },
    conflict: { ReplyTemplatesConflict },
    versioned: true,
    reads: 'access',
    errors: ['precondition_failed', 'precondition_required'],
  },
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    staff: true,
    summary: 'Read who is notified of new contacts, and how that goes',
    costClass: 'notifications',
    // An open dashboard looks every five minutes whether anything is late.
    calls: { perMonth: 600 },
    response: { Notifications },
    reads: 'access',
    errors: [],
  },
  testWebhook: {
    method: 'POST',
    path: '/notifications/test',
    staff: true,
    summary: 'Send a webhook a test, once and at once',
    costClass: 'webhook',
    calls: { perMonth: 4 },
    request: { WebhookTest },
    response: { WebhookDelivery },
    reads: 'access',
    errors: [],
  },
  updateWebhook: {
    method: 'PATCH',
    path: '/notifications/{id}',
    idPattern: webhookIdPattern,
    staff: true,
    summary: 'Switch a webhook on or off',
    costClass: 'webhook',
    calls: { perMonth: 2 },
    request: { WebhookUpdate },
    response: { Webhook },
    reads: 'access',
    errors: ['not_found'],
  },
  showWebhookSecret: {
    method: 'POST',
    path: '/notifications/{id}/secret',
    idPattern: webhookIdPattern,
    staff: true,
    summary: 'Show the secret that a webhook checks signatures with, and record who asked',
    costClass: 'webhook',
    calls: { perMonth: 2 },
    response: { WebhookSecret },
    reads: 'access',
    errors: ['not_found'],
  },
  signIn: {
    method: 'POST',
    path: '/admin/session',
    staff: false,
    summary: 'Sign in with a staff username and password',
    costClass: 'credentials',
    calls: { perMonth: 200 },
    request: { SignInRequest },
    response: { SessionResponse },
    setsCookies: true,
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  setPassword: {
    method: 'POST',
    path: '/admin/session/password',
    staff: false,
    summary: 'Replace a first password and sign in',
    costClass: 'session',
    calls: { perMonth: 2 },
    request: { NewPasswordRequest },
    response: { SessionResponse },
    reads: 'challenge',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  verifyCode: {
    method: 'POST',
    path: '/admin/session/code',
    staff: false,
    summary: 'Prove the second factor and sign in',
    costClass: 'credentials',
    calls: { perMonth: 200 },
    request: { CodeRequest },
    response: { SessionResponse },
    reads: 'challenge',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  refreshSession: {
    method: 'POST',
    path: '/admin/session/refresh',
    staff: false,
    summary: 'Extend a staff session',
    costClass: 'session',
    calls: { perMonth: 2000 },
    response: { SessionResponse },
    reads: 'refresh',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  signOut: {
    method: 'DELETE',
    path: '/admin/session',
    staff: false,
    summary: 'End a staff session',
    costClass: 'basic',
    calls: { perMonth: 200 },
    response: { SignOutResponse },
    setsCookies: true,
    errors: [],
  },
  changePassword: {
    method: 'POST',
    path: '/admin/account/password',
    staff: true,
    summary: 'Change one’s own password, which ends all of one’s sessions',
    costClass: 'credentials',
    calls: { perMonth: 2 },
    request: { PasswordChange },
    response: { PasswordChanged },
    reads: 'access',
    setsCookies: true,
    errors: ['too_many_requests'],
  },
  beginAuthenticator: {
    method: 'POST',
    path: '/admin/account/authenticator',
    staff: true,
    summary:
      'Begin to set one’s own authenticator up anew; the old one works until that is complete',
    costClass: 'credentials',
    calls: { perMonth: 2 },
    request: { AuthenticatorRenewal },
    response: { NewAuthenticator },
    reads: 'access',
    errors: ['not_found', 'too_many_requests'],
  },
  completeAuthenticator: {
    method: 'POST',
    path: '/admin/account/authenticator/code',
    staff: true,
    summary: 'Replace one’s own authenticator by the one that shows this code',
    costClass: 'credentials',
    calls: { perMonth: 2 },
    request: { CodeRequest },
    reads: 'access',
    errors: ['not_found', 'too_many_requests'],
  },
  readAccount: {
    method: 'GET',
    path: '/admin/account',
    staff: true,
    summary: 'Read one’s own account and its sessions',
    costClass: 'basic',
    // Each tab that is opened asks once whether there is a session.
    calls: { perMonth: 500 },
    response: { StaffAccount },
    reads: 'access',
    errors: [],
  },
  endSessions: {
    method: 'POST',
    path: '/admin/account/sessions/end',
    staff: true,
    summary: 'End sessions of one’s own, within five minutes',
    costClass: 'entry',
    calls: { perMonth: 2 },
    request: { SessionsEnd },
    reads: 'access',
    errors: [],
  },
  listUsers: {
    method: 'GET',
    path: '/admin/users',
    staff: true,
    summary: 'List the staff users that may be assigned a contact',
    costClass: 'basic',
    calls: { perMonth: 300 },
    response: { StaffUser },
    whole: true,
    reads: 'access',
    errors: ['too_many_requests'],
  },
  reportVitals: {
    method: 'POST',
    path: '/vitals',
    staff: false,
    summary: 'Report how fast pages were',
    costClass: 'beacon',
    calls: { perView: 1 / 3 },
    request: { VitalsReport },
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** A value for each endpoint. */
export function eachEndpoint<Value>(
  make: (name: EndpointName) => Value,
): Record<EndpointName, Value> {
  // oxlint-disable typescript/no-unsafe-type-assertion -- `Object` types keys as any text; these are the table's
  const names = Object.keys(endpoints) as EndpointName[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<EndpointName, Value>;
  // oxlint-enable typescript/no-unsafe-type-assertion
}

type Row<Name extends EndpointName> = (typeof endpoints)[Name];
type Entity<Named> = z.infer<Extract<Named[keyof Named], z.ZodMiniObject>>;

/** The body of a request; `never` where the endpoint reads none. */
export type RequestOf<Name extends EndpointName> =
  Row<Name> extends { readonly request: infer Named } ? Entity<Named> : never;

/** The body of a success; `undefined` where it has none, or may have none. */
export type ResponseOf<Name extends EndpointName> =
  Row<Name> extends { readonly response: infer Named }
    ?
        | (Row<Name> extends { readonly paged: true } | { readonly whole: true }
            ? readonly Entity<Named>[]
            : Entity<Named>)
        | (Row<Name> extends { readonly conditional: true } ? undefined : never)
    : undefined;

/** Method and path, `POST /contact`: how API Gateway names a route. */
export type RouteOf<Name extends EndpointName> = `${Row<Name>['method']} ${Row<Name>['path']}`;

/** An endpoint's address, so that code which may not ship this table can write it and have it checked. */
export type UrlOf<Name extends EndpointName> = `${typeof apiBase}${Row<Name>['path']}`;
