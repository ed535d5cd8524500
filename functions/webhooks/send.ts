import { signingKeys } from '../settings/signing-key.ts';
import type { PostOutcome } from './post.ts';
import { signatureHeaders, type Webhook, webhookSecret } from './signature.ts';
import { switchWebhook } from './webhook-state.ts';

/** Versions of the signing key that sign a message: the previous one stays valid while receivers change over. */
const versions = 2;

interface Message {
  readonly id: string;
  readonly body: string;
}

/** Signs a message and posts it to a webhook, once. Switches the webhook off if it answers 410 Gone. */
export async function send(webhook: Webhook, { id, body }: Message): Promise<PostOutcome> {
  const keys = (await signingKeys()).slice(0, versions);
  const secrets = keys.map(({ secret }) => webhookSecret(secret, webhook));
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Quietgrid-Webhooks/1.0',
    ...signatureHeaders(secrets, { id, at: new Date(), body }),
  };
  // Loaded on demand: it pulls in HTTP, and most calls send nothing.
  const { post } = await import('./post.ts');
  const outcome = await post({ url: webhook.url, headers, body });
  if ('status' in outcome && outcome.status === 410) await switchWebhook(webhook, false);
  return outcome;
}

/** Whether the receiver accepted the message. */
export function isDelivered(outcome: PostOutcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

/** The result to store: nothing that the receiver wrote. */
export function resultOf(outcome: PostOutcome): string {
  return 'status' in outcome ? String(outcome.status) : outcome.failure;
}
