import type { ContactReceipt, ContactRequest, ContactSubmission } from '#contract/contact.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import type { NewsletterReceipt, NewsletterRequest, Subscriber } from '#contract/newsletter.ts';
import type {
  CodeRequest,
  NewPasswordRequest,
  SessionAnswer,
  SignInRequest,
  SignOutAnswer,
} from '#contract/session.ts';
import type { VitalsReport } from '#contract/vitals.ts';

/**
 * The types that travel on each endpoint. The public forms may meet a 2xx without the flag (an older
 * API behind a newer page), so theirs are partial: the flag is read, never assumed.
 */
export type Calls = Complete<{
  submitContact: { request: ContactRequest; answer: Partial<ContactReceipt> };
  subscribe: { request: NewsletterRequest; answer: Partial<NewsletterReceipt> };
  listContacts: { request: never; answer: readonly ContactSubmission[] };
  listSubscribers: { request: never; answer: readonly Subscriber[] };
  signIn: { request: SignInRequest; answer: SessionAnswer };
  setPassword: { request: NewPasswordRequest; answer: SessionAnswer };
  verifyCode: { request: CodeRequest; answer: SessionAnswer };
  refreshSession: { request: never; answer: SessionAnswer };
  signOut: { request: never; answer: SignOutAnswer };
  reportVitals: { request: VitalsReport; answer: never };
}>;

/** A compile error for an endpoint of the contract that has no types here. */
type Complete<Map extends Record<EndpointName, { request: unknown; answer: unknown }>> = Map;
