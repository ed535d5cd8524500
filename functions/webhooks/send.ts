import { signingKeys } from '../settings/signing-key.ts';
import type { PostOutcome } from './post.ts';
import { signatureHeaders, type Webhook, webhookSecret } from './signature.ts';
import { switchWebhook } from './webhook-state.ts';

/** Versions of the signing key with which a message is signed: the one before is good while receivers change over. */
const versions = 2;

interface Message {
  readonly id: string;
  readonly body: string;
}

/** Signs a message and posts it to a webhook, once. A webhook that answers 410 Gone is switched off. */
export async function send(webhook: Webhook, { id, body }: Message): Promise<PostOutcome> {
  const keys = (await signingKeys()).slice(0, versions);
  const secrets = keys.map(({ secret }) => webhookSecret(secret, webhook));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Quietgrid-Webhooks/1.0',
    ...signatureHeaders(secrets, { id, at: new Date(), body }),
  };
  // Not at the start of a function, most of whose calls send nothing: it loads HTTP.
  const { post } = await import('./post.ts');
  const outcome = await post({ url: webhook.url, headers, body });
  if ('status' in outcome && outcome.status === 410) await switchWebhook(webhook, false);
  return outcome;
}

/** Whether the receiver took the message. */
export function isDelivered(outcome: PostOutcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

/** What is kept of an attempt: nothing that the receiver wrote. */
export function resultOf(outcome: PostOutcome): string {
  return 'status' in outcome ? String(outcome.status) : outcome.failure;
}
