import { createHmac } from 'node:crypto';

/** A webhook of the stage. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
}

const prefix = 'whsec_';

/**
 * The secret that verifies our signatures, in Standard Webhooks format: `whsec_<base64 of 32 bytes>`. It derives from
 * the stage's signing key, so nothing stores it, and changes with the webhook's address.
 */
export function webhookSecret(signingKey: string | Buffer, { id, url }: Webhook): string {
  const secret = createHmac('sha256', signingKey).update(`webhook\n${id}\n${url}`);
  return prefix + secret.digest('base64');
}

interface Message {
  /** The same for every attempt. It must not contain a full stop, which separates the signed parts. */
  readonly id: string;
  /** The time of this attempt. */
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers of a message by Standard Webhooks 1.0, signed with each secret, newest first. A receiver accepts any
 * secret it knows.
 */
export function signatureHeaders(secrets: readonly string[], { id, at, body }: Message) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
