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
import {
  Campaign,
  CampaignCheck,
  CampaignRequest,
  CampaignSend,
  CampaignSummary,
  CampaignTest,
  CampaignUpdate,
  PictureRequest,
  PreviewQuery,
  StoredPicture,
} from './campaign.ts';
import { ContactReceipt, ContactRequest } from './contact/request.ts';
import { ContactSubmission } from './contact/submission.ts';
import { Contact } from './contact/detail.ts';
import { ContactCounts, ContactQuery, KnownContact, CountsQuery } from './contact/query.ts';
import { ContactsUpdate, ContactsUpdated, ContactUpdate } from './contact/update.ts';
import { CallRequest } from './contact/call.ts';
import { OtherContacts } from './contact/other-contacts.ts';
import { AddressRequest, BlockRequest, MergeRequest } from './contact/merge.ts';
import { Message, ReplyRequest, Upload, UploadRequest } from './contact/message.ts';
import { Presence, PresenceRequest } from './contact/presence.ts';
import { Tags } from './contact/tags.ts';
import { Figures } from './figures.ts';
import { NoteRequest } from './contact/note.ts';
import { ContactSearch, ContactSearchPage } from './contact/search.ts';
import type { ErrorCode } from './error.ts';
import { ImportRequest, ImportResult, SubscriberTags } from './import.ts';
import { Issue } from './issue.ts';
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
import { ReplyTemplates } from './reply-templates.ts';
import {
  CodeRequest,
  NewPasswordRequest,
  SessionResponse,
  SignInRequest,
  SignOutResponse,
} from './sign-in.ts';
import type { StaffCookie } from './staff-session.ts';
import { SubscriberQuery, SubscriberUpdate } from './subscriber-update.ts';
import {
  FirstPassword,
  HandedOver,
  HandOver,
  Invitation,
  PasswordReset,
  Preferences,
  TeamChange,
  TeamMember,
} from './team.ts';
import { VitalsReport } from './vitals.ts';

/** A schema under the name that the OpenAPI document gives it. */
export type NamedSchema = Readonly<Record<string, z.ZodMiniObject>>;

/**
 * The Lambda functions by permission: `tests/infra/functions.test.ts` checks each promise. The code is
 * `functions/<name>.lambda.ts`, in kebab case.
 */
export const lambdas = {
  forms: 'Store submissions of the public forms, and read none of them',
  links:
    'Confirm and end subscriptions with the tokens of mails, and follow the links of newsletters',
  signIn: 'Check passwords and codes, and begin staff sessions',
  session: "Extend and end staff sessions, and change the user's own account",
  inbox:
    'Read, search, count and change contacts, add notes, list subscribers, and keep reply templates and tags',
  replies: 'Write messages, and hand out links to files',
  team: 'Invite, change and switch off staff users',
  subscribers: 'Change and import subscribers',
  campaigns: 'Write, check and start newsletters',
  person:
    'Read and erase everything stored about an address, and delete spam: the only function that deletes contacts',
  settings: 'Turn webhooks on and off, test them, and show their secrets',
  audit: 'Read the audit log, and record exports',
  vitals: 'Turn page speed reports into metrics: it reads and stores nothing',
} as const;

export type LambdaName = keyof typeof lambdas;

export interface Endpoint {
  /** The function that handles it: see {@link lambdas}. */
  readonly lambda: LambdaName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * The path below {@link apiBase}, also the HTTP API's route. Parameters are `{id}`, `{token}` for mail links,
   * `{message}` and `{attachment}` within a contact, `{number}` and `{signature}` of a
   * newsletter's link, and `{file}` of the archive.
   */
  readonly path: `/${string}`;
  /** The form of an `{id}`. Default: a contact id. */
  readonly idPattern?: RegExp;
  /** Left out: 401 without any cookie, and 403 without a staff session. */
  readonly isPublic?: true;
  /** True: 403 unless the staff user is an owner. */
  readonly owner?: true;
  readonly summary: string;
  /** A throttle of `infra/constructs/http-api.ts`. Left out: the default. */
  readonly throttle?: 'attackable' | 'beacon' | 'rare';
  readonly request?: NamedSchema;
  /** Query parameters in addition to a paged endpoint's. */
  readonly query?: z.ZodMiniObject;
  /** Left out: 204 without a body. */
  readonly response?: NamedSchema;
  /** Responds to GET and HEAD with a 303. */
  readonly redirects?: true;
  /** Responds with an HTML document with its own content security policy; clients of the API get `response`, if any. */
  readonly isPage?: true;
  /** The response is an array in pages, newest first by default. */
  readonly paged?: true;
  /** The response is a complete array. */
  readonly wholeList?: true;
  /** Responds with 204 if the version in the client's `ifNoneMatch` is current. */
  readonly conditional?: true;
  /** The response carries its version as ETag; a change must name it in `If-Match`, or gets a 412 with the current state. */
  readonly versioned?: true;
  /** An `Idempotency-Key` header makes retries safe. */
  readonly idempotent?: true;
  /** The cookie that it reads. Left out: `access`, unless it is public. */
  readonly readsCookie?: Exclude<StaffCookie, 'access'>;
  /** Whether it sets or clears the staff cookies. */
  readonly setsCookies?: true;
  /** Errors in addition to the common ones. */
  readonly errors?: readonly ErrorCode[];
}

/** The API's path on the site's own host, also the name of the HTTP API's stage. */
export const apiBase = '/api';

/**
 * Every endpoint of the API. Handlers, routes, throttles, the client's types and OpenAPI derive from it. The browser
 * and the functions import only types, so that their bundles leave out the schemas.
 */
export const endpoints = {
  submitContact: {
    lambda: 'forms',
    method: 'POST',
    path: '/contact',
    isPublic: true,
    summary: 'Send a contact or consultation request',
    request: { ContactRequest },
    response: { ContactReceipt },
    idempotent: true,
    errors: ['conflict', 'too_many_requests'],
  },
  listContacts: {
    lambda: 'inbox',
    method: 'GET',
    path: '/contact',
    summary: 'List contact submissions, newest first unless asked for the oldest',
    query: ContactQuery,
    response: { ContactSubmission },
    paged: true,
    conditional: true,
    errors: ['validation_failed', 'too_many_requests'],
  },
  countContacts: {
    lambda: 'inbox',
    method: 'GET',
    path: '/contact/counts',
    summary: 'Count contact submissions by status',
    query: CountsQuery,
    response: { ContactCounts },
    errors: ['validation_failed'],
  },
  getContact: {
    lambda: 'inbox',
    method: 'GET',
    path: '/contact/{id}',
    summary: 'Read a contact with its notes and history',
    query: KnownContact,
    response: { Contact },
    versioned: true,
    conditional: true,
    errors: ['not_found'],
  },
  updateContact: {
    lambda: 'inbox',
    method: 'PATCH',
    path: '/contact/{id}',
    summary: 'Change the status, assignee, tags or snoozing of a contact',
    request: { ContactUpdate },
    response: { Contact },
    versioned: true,
    errors: [
      'not_found',
      'conflict',
      'precondition_failed',
      'precondition_required',
      'too_many_requests',
    ],
  },
  updateContacts: {
    lambda: 'inbox',
    method: 'PATCH',
    path: '/contact',
    summary: 'Change the status, assignee, tags or snoozing of several contacts',
    request: { ContactsUpdate },
    response: { ContactsUpdated },
    errors: ['too_many_requests'],
  },
  addNote: {
    lambda: 'inbox',
    method: 'POST',
    path: '/contact/{id}/notes',
    summary: 'Add a note to a contact',
    request: { NoteRequest },
    response: { Note },
    idempotent: true,
    errors: ['not_found', 'conflict'],
  },
  addReply: {
    lambda: 'replies',
    method: 'POST',
    path: '/contact/{id}/replies',
    summary: 'Answer a contact by mail, which leaves ten seconds later at the earliest',
    request: { ReplyRequest },
    response: { Message },
    idempotent: true,
    errors: ['not_found', 'conflict', 'payload_too_large'],
  },
  undoReply: {
    lambda: 'replies',
    method: 'DELETE',
    path: '/contact/{id}/replies/{message}',
    summary: 'Take back a reply that has not left yet',
    errors: ['not_found', 'conflict'],
  },
  offerUpload: {
    lambda: 'replies',
    method: 'POST',
    path: '/contact/{id}/attachments',
    summary: 'Get a link to upload a file of a reply',
    request: { UploadRequest },
    response: { Upload },
    errors: ['not_found'],
  },
  openAttachment: {
    lambda: 'replies',
    method: 'GET',
    path: '/contact/{id}/attachments/{attachment}',
    summary: 'Redirect to a file of a message, which downloads for a minute',
    redirects: true,
    errors: ['not_found'],
  },
  showMessage: {
    lambda: 'replies',
    method: 'GET',
    path: '/contact/{id}/messages/{message}',
    summary: 'Show a received mail as it was sent, without scripts, forms and remote pictures',
    isPage: true,
    errors: ['not_found'],
  },
  recordCall: {
    lambda: 'replies',
    method: 'POST',
    path: '/contact/calls',
    summary: 'Begin a contact from a telephone call',
    request: { CallRequest },
    response: { ContactReceipt },
    idempotent: true,
    errors: ['conflict'],
  },
  readOtherContacts: {
    lambda: 'inbox',
    method: 'GET',
    path: '/contact/{id}/other-contacts',
    summary: 'Read what else is known of the sender of a contact',
    response: { OtherContacts },
    errors: ['not_found'],
  },
  mergeContact: {
    lambda: 'inbox',
    method: 'POST',
    path: '/contact/{id}/merge',
    summary: 'Merge a contact into another one, or undo that',
    request: { MergeRequest },
    errors: ['not_found', 'conflict'],
  },
  blockSender: {
    lambda: 'inbox',
    method: 'POST',
    path: '/contact/{id}/block',
    summary: 'Block the sender of a contact, or lift that',
    request: { BlockRequest },
    errors: ['not_found'],
  },
  addAddress: {
    lambda: 'inbox',
    method: 'POST',
    path: '/contact/{id}/addresses',
    summary: 'Add an address to the sender of a contact, or remove it',
    request: { AddressRequest },
    errors: ['not_found'],
  },
  announcePresence: {
    lambda: 'inbox',
    method: 'POST',
    path: '/contact/{id}/presence',
    summary: 'Report that a contact is open, and read who else has it open',
    request: { PresenceRequest },
    response: { Presence },
    errors: ['not_found'],
  },
  deleteSpam: {
    lambda: 'person',
    method: 'DELETE',
    path: '/contact/{id}',
    summary: 'Delete a contact that is marked as spam',
    errors: ['not_found', 'conflict'],
  },
  getTags: {
    lambda: 'inbox',
    method: 'GET',
    path: '/tags',
    summary: 'Read the tags',
    response: { Tags },
    versioned: true,
  },
  replaceTags: {
    lambda: 'inbox',
    method: 'PUT',
    path: '/tags',
    summary: 'Replace the tags',
    request: { Tags },
    response: { Tags },
    versioned: true,
    errors: ['precondition_failed', 'precondition_required'],
  },
  readFigures: {
    lambda: 'inbox',
    method: 'GET',
    path: '/figures',
    summary: 'Read message counts and answer times',
    response: { Figures },
  },
  searchContacts: {
    lambda: 'inbox',
    method: 'POST',
    path: '/contact/search',
    summary: 'Search contact submissions, newest first',
    request: { ContactSearch },
    response: { ContactSearchPage },
  },
  subscribe: {
    lambda: 'forms',
    method: 'POST',
    path: '/newsletter',
    isPublic: true,
    summary: 'Subscribe an address to the newsletter',
    throttle: 'rare',
    request: { NewsletterRequest },
    response: { SubscriptionReceipt },
    errors: ['too_many_requests'],
  },
  confirmSubscription: {
    lambda: 'links',
    method: 'POST',
    path: '/newsletter/confirm',
    isPublic: true,
    summary: 'Confirm the address that a mail was sent to',
    throttle: 'attackable',
    request: { NewsletterConfirmation },
    response: { NewsletterReceipt },
    errors: ['invalid_token', 'expired_token'],
  },
  unsubscribe: {
    lambda: 'links',
    method: 'POST',
    path: '/newsletter/unsubscribe/{token}',
    isPublic: true,
    summary: 'Unsubscribe at once with the token of a mail (RFC 8058), whatever the body',
    throttle: 'attackable',
    response: { NewsletterReceipt },
    errors: ['invalid_token', 'payload_too_large'],
  },
  openUnsubscribe: {
    lambda: 'links',
    method: 'GET',
    path: '/newsletter/unsubscribe/{token}',
    isPublic: true,
    summary: 'Redirect to the page with the unsubscribe button; changes nothing',
    redirects: true,
  },
  requestLeaveLink: {
    lambda: 'forms',
    method: 'POST',
    path: '/newsletter/leave',
    isPublic: true,
    summary: 'Send an unsubscribe link',
    throttle: 'rare',
    request: { LeaveRequest },
    response: { NewsletterReceipt },
    errors: ['too_many_requests'],
  },
  listSubscribers: {
    lambda: 'inbox',
    method: 'GET',
    path: '/newsletter',
    summary: 'List newsletter subscribers, newest first',
    query: SubscriberQuery,
    response: { Subscriber },
    paged: true,
    errors: ['validation_failed'],
  },
  updateSubscriber: {
    lambda: 'subscribers',
    method: 'PATCH',
    path: '/newsletter',
    summary: 'Remove an address from the newsletter, undo that, or lift a suppression',
    request: { SubscriberUpdate },
    response: { Subscriber },
    versioned: true,
    errors: ['not_found', 'precondition_failed', 'precondition_required'],
  },
  importSubscribers: {
    lambda: 'subscribers',
    method: 'POST',
    path: '/newsletter/import',
    summary: 'Import subscribers from a file',
    request: { ImportRequest },
    response: { ImportResult },
  },
  tagSubscriber: {
    lambda: 'subscribers',
    method: 'PUT',
    path: '/newsletter/tags',
    summary: 'Replace the tags of an address',
    request: { SubscriberTags },
    response: { Subscriber },
    errors: ['not_found'],
  },
  followLink: {
    lambda: 'links',
    method: 'GET',
    path: '/newsletter/links/{id}/{number}/{signature}',
    isPublic: true,
    summary: 'Redirect to a link of a newsletter, and count the click',
    throttle: 'attackable',
    redirects: true,
    errors: ['not_found'],
  },
  missingIssue: {
    lambda: 'links',
    method: 'GET',
    path: '/archive/newsletter/{file}',
    isPublic: true,
    summary:
      'What CloudFront shows where the archive of newsletters has nothing: no issues, or a page that says 404',
    response: { Issue },
    wholeList: true,
    isPage: true,
  },
  listCampaigns: {
    lambda: 'campaigns',
    method: 'GET',
    path: '/campaigns',
    summary: 'List newsletters with their figures, newest first',
    response: { CampaignSummary },
    paged: true,
    errors: ['validation_failed'],
  },
  createCampaign: {
    lambda: 'campaigns',
    method: 'POST',
    path: '/campaigns',
    summary: 'Begin a newsletter',
    request: { CampaignRequest },
    response: { Campaign },
    idempotent: true,
    errors: ['conflict'],
  },
  getCampaign: {
    lambda: 'campaigns',
    method: 'GET',
    path: '/campaigns/{id}',
    summary: 'Read a newsletter with its figures',
    response: { Campaign },
    versioned: true,
    errors: ['not_found'],
  },
  updateCampaign: {
    lambda: 'campaigns',
    method: 'PATCH',
    path: '/campaigns/{id}',
    summary: 'Change a draft',
    request: { CampaignUpdate },
    response: { Campaign },
    versioned: true,
    errors: ['not_found', 'conflict', 'precondition_failed', 'precondition_required'],
  },
  deleteCampaign: {
    lambda: 'campaigns',
    method: 'DELETE',
    path: '/campaigns/{id}',
    summary: 'Delete a draft',
    errors: ['not_found', 'conflict'],
  },
  previewCampaign: {
    lambda: 'campaigns',
    method: 'GET',
    path: '/campaigns/{id}/preview',
    summary: 'Show a newsletter as its readers get it',
    query: PreviewQuery,
    isPage: true,
    errors: ['not_found', 'validation_failed'],
  },
  checkCampaign: {
    lambda: 'campaigns',
    method: 'GET',
    path: '/campaigns/{id}/check',
    summary: 'Check a draft and count its recipients',
    response: { CampaignCheck },
    errors: ['not_found'],
  },
  testCampaign: {
    lambda: 'campaigns',
    method: 'POST',
    path: '/campaigns/{id}/test',
    summary: 'Send a newsletter to one address, within a minute',
    request: { CampaignTest },
    errors: ['not_found', 'too_many_requests'],
  },
  sendCampaign: {
    lambda: 'campaigns',
    method: 'POST',
    path: '/campaigns/{id}/send',
    summary: 'Send a draft at a time, or in 30 seconds',
    request: { CampaignSend },
    response: { Campaign },
    errors: ['not_found', 'conflict', 'precondition_failed'],
  },
  pauseCampaign: {
    lambda: 'campaigns',
    method: 'POST',
    path: '/campaigns/{id}/pause',
    summary: 'Stop sending for now, within a minute',
    response: { Campaign },
    errors: ['not_found', 'conflict'],
  },
  resumeCampaign: {
    lambda: 'campaigns',
    method: 'POST',
    path: '/campaigns/{id}/resume',
    summary: 'Go on sending',
    response: { Campaign },
    errors: ['not_found', 'conflict'],
  },
  cancelCampaign: {
    lambda: 'campaigns',
    method: 'POST',
    path: '/campaigns/{id}/cancel',
    summary: 'Make a scheduled newsletter a draft again, or end one that is being sent',
    response: { Campaign },
    errors: ['not_found', 'conflict'],
  },
  addPicture: {
    lambda: 'campaigns',
    method: 'POST',
    path: '/campaigns/pictures',
    summary: 'Store a picture for newsletters',
    request: { PictureRequest },
    response: { StoredPicture },
  },
  listAudit: {
    lambda: 'audit',
    method: 'GET',
    path: '/audit',
    summary: 'List the audit log, newest first',
    response: { AuditEntry },
    paged: true,
    errors: ['validation_failed'],
  },
  recordExport: {
    lambda: 'audit',
    method: 'POST',
    path: '/audit',
    owner: true,
    summary: 'Record the export of a list',
    request: { ExportRecord },
  },
  readPerson: {
    lambda: 'person',
    method: 'POST',
    path: '/person',
    summary: 'Read everything stored about an address',
    request: { PersonRequest },
    response: { Person },
  },
  erasePerson: {
    lambda: 'person',
    method: 'POST',
    path: '/person/erase',
    owner: true,
    summary: 'Erase everything stored about an address',
    request: { ErasureRequest },
    response: { Erasure },
  },
  getReplyTemplates: {
    lambda: 'inbox',
    method: 'GET',
    path: '/reply-templates',
    summary: 'Read the reply templates',
    response: { ReplyTemplates },
    versioned: true,
  },
  replaceReplyTemplates: {
    lambda: 'inbox',
    method: 'PUT',
    path: '/reply-templates',
    summary: 'Replace the reply templates',
    request: { ReplyTemplates },
    response: { ReplyTemplates },
    versioned: true,
    errors: ['precondition_failed', 'precondition_required'],
  },
  listNotifications: {
    lambda: 'settings',
    method: 'GET',
    path: '/notifications',
    summary: 'Read the notification settings and their health',
    response: { Notifications },
  },
  testWebhook: {
    lambda: 'settings',
    method: 'POST',
    path: '/notifications/test',
    owner: true,
    summary: 'Send a webhook one test at once',
    request: { WebhookTest },
    response: { WebhookDelivery },
  },
  updateWebhook: {
    lambda: 'settings',
    method: 'PATCH',
    path: '/notifications/{id}',
    idPattern: webhookIdPattern,
    owner: true,
    summary: 'Switch a webhook on or off',
    request: { WebhookUpdate },
    response: { Webhook },
    errors: ['not_found'],
  },
  showWebhookSecret: {
    lambda: 'settings',
    method: 'POST',
    path: '/notifications/{id}/secret',
    idPattern: webhookIdPattern,
    owner: true,
    summary: 'Show a webhook’s signing secret, and record who viewed it',
    response: { WebhookSecret },
    errors: ['not_found'],
  },
  signIn: {
    lambda: 'signIn',
    method: 'POST',
    path: '/admin/session',
    isPublic: true,
    summary: 'Sign in with a staff username and password',
    throttle: 'attackable',
    request: { SignInRequest },
    response: { SessionResponse },
    setsCookies: true,
    errors: ['invalid_credentials', 'too_many_requests'],
  },
  setPassword: {
    lambda: 'signIn',
    method: 'POST',
    path: '/admin/session/password',
    isPublic: true,
    summary: 'Replace a first password and sign in',
    throttle: 'attackable',
    request: { NewPasswordRequest },
    response: { SessionResponse },
    readsCookie: 'challenge',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  verifyCode: {
    lambda: 'signIn',
    method: 'POST',
    path: '/admin/session/code',
    isPublic: true,
    summary: 'Prove the second factor and sign in',
    throttle: 'attackable',
    request: { CodeRequest },
    response: { SessionResponse },
    readsCookie: 'challenge',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  refreshSession: {
    lambda: 'session',
    method: 'POST',
    path: '/admin/session/refresh',
    isPublic: true,
    summary: 'Extend a staff session',
    throttle: 'attackable',
    response: { SessionResponse },
    readsCookie: 'refresh',
    setsCookies: true,
    errors: ['unauthorized', 'too_many_requests'],
  },
  signOut: {
    lambda: 'session',
    method: 'DELETE',
    path: '/admin/session',
    isPublic: true,
    summary: 'End a staff session',
    response: { SignOutResponse },
    setsCookies: true,
  },
  changePassword: {
    lambda: 'session',
    method: 'POST',
    path: '/admin/account/password',
    summary: 'Change the user’s own password, which ends all their sessions',
    throttle: 'attackable',
    request: { PasswordChange },
    response: { PasswordChanged },
    setsCookies: true,
    errors: ['too_many_requests'],
  },
  beginAuthenticator: {
    lambda: 'session',
    method: 'POST',
    path: '/admin/account/authenticator',
    summary:
      'Start replacing the user’s own authenticator; the old one works until the new one is confirmed',
    throttle: 'attackable',
    request: { AuthenticatorRenewal },
    response: { NewAuthenticator },
    errors: ['not_found', 'too_many_requests'],
  },
  completeAuthenticator: {
    lambda: 'session',
    method: 'POST',
    path: '/admin/account/authenticator/code',
    summary: 'Replace the user’s own authenticator with the one that shows this code',
    throttle: 'attackable',
    request: { CodeRequest },
    errors: ['not_found', 'too_many_requests'],
  },
  readAccount: {
    lambda: 'session',
    method: 'GET',
    path: '/admin/account',
    summary: 'Read the user’s own account and its sessions',
    response: { StaffAccount },
  },
  endSessions: {
    lambda: 'session',
    method: 'POST',
    path: '/admin/account/sessions/end',
    summary: 'End some of the user’s own sessions, within five minutes',
    request: { SessionsEnd },
  },
  readPreferences: {
    lambda: 'session',
    method: 'GET',
    path: '/admin/account/preferences',
    summary: 'Read the user’s own signature and notices',
    response: { Preferences },
  },
  savePreferences: {
    lambda: 'session',
    method: 'PUT',
    path: '/admin/account/preferences',
    summary: 'Change the user’s own signature and notices',
    request: { Preferences },
    response: { Preferences },
  },
  listTeam: {
    lambda: 'team',
    method: 'GET',
    path: '/admin/team',
    owner: true,
    summary: 'List all staff users',
    response: { TeamMember },
    wholeList: true,
    errors: ['too_many_requests'],
  },
  invite: {
    lambda: 'team',
    method: 'POST',
    path: '/admin/team',
    owner: true,
    summary: 'Create a staff user with a first password',
    request: { Invitation },
    response: { FirstPassword },
    errors: ['conflict', 'too_many_requests'],
  },
  changeMember: {
    lambda: 'team',
    method: 'PATCH',
    path: '/admin/team',
    owner: true,
    summary: 'Change the role of a staff user, or switch the account off or on',
    request: { TeamChange },
    response: { TeamMember },
    errors: ['not_found', 'conflict', 'too_many_requests'],
  },
  resetPassword: {
    lambda: 'team',
    method: 'POST',
    path: '/admin/team/password',
    owner: true,
    summary: 'Give a staff user a new first password, and end all sessions',
    request: { PasswordReset },
    response: { FirstPassword },
    errors: ['not_found', 'too_many_requests'],
  },
  handOver: {
    lambda: 'team',
    method: 'POST',
    path: '/admin/team/hand-over',
    owner: true,
    summary: 'Reassign a staff user’s contacts',
    request: { HandOver },
    response: { HandedOver },
    errors: ['not_found', 'too_many_requests'],
  },
  listUsers: {
    lambda: 'inbox',
    method: 'GET',
    path: '/admin/users',
    summary: 'List the possible assignees',
    response: { StaffUser },
    wholeList: true,
    errors: ['too_many_requests'],
  },
  reportVitals: {
    lambda: 'vitals',
    method: 'POST',
    path: '/vitals',
    isPublic: true,
    summary: 'Report how fast pages were',
    throttle: 'beacon',
    request: { VitalsReport },
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** Builds a value for each function. */
export function eachLambda<Value>(make: (name: LambdaName) => Value): Record<LambdaName, Value> {
  // oxlint-disable typescript/no-unsafe-type-assertion -- `Object` types keys as any text; these are the table's
  const names = Object.keys(lambdas) as LambdaName[];
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<LambdaName, Value>;
  // oxlint-enable typescript/no-unsafe-type-assertion
}

/** The endpoints that a function handles. */
export type EndpointOf<Lambda extends LambdaName> = {
  [Name in EndpointName]: (typeof endpoints)[Name]['lambda'] extends Lambda ? Name : never;
}[EndpointName];

type Row<Name extends EndpointName> = (typeof endpoints)[Name];
type Entity<Named> = z.infer<Extract<Named[keyof Named], z.ZodMiniObject>>;

/** The type of a request body; `never` if the endpoint reads none. */
export type RequestOf<Name extends EndpointName> =
  Row<Name> extends { readonly request: infer Named } ? Entity<Named> : never;

/** The type of a successful response body; `undefined` for a 204. */
export type ResponseOf<Name extends EndpointName> =
  Row<Name> extends { readonly response: infer Named }
    ?
        | (Row<Name> extends { readonly paged: true } | { readonly wholeList: true }
            ? readonly Entity<Named>[]
            : Entity<Named>)
        | (Row<Name> extends { readonly conditional: true } ? undefined : never)
    : undefined;

/** Method and path, `POST /contact`: API Gateway's name of a route. */
export type RouteOf<Name extends EndpointName> = `${Row<Name>['method']} ${Row<Name>['path']}`;

/** An endpoint's URL, type-checked for code that cannot bundle this table. */
export type UrlOf<Name extends EndpointName> = `${typeof apiBase}${Row<Name>['path']}`;
