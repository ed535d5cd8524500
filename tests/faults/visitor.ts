import { randomUUID } from 'node:crypto';
import { ContactReceipt } from '#contract/contact/request.ts';
import { contactRequest } from '../contact.ts';

export interface Message {
  readonly key: string;
  readonly text: string;
}

export interface Attempt {
  readonly status: number | 'disconnected';
  readonly retryAfter: string | null;
  readonly body: string;
}

/** Differs from every other. */
export function newMessage(): Message {
  const key = randomUUID();
  return { key, text: `Message ${key}.` };
}

export function messages(count: number): Message[] {
  return Array.from({ length: count }, newMessage);
}

/** Sends a message once, as the contact form does. */
export async function send(url: string, { key, text }: Message): Promise<Attempt> {
  const headers = { 'idempotency-key': key };
  return post(`${url}/api/contact`, { ...contactRequest, message: text }, headers);
}

/** Sends a message once, and returns its contact's id. */
export async function sendNew(url: string, message = newMessage()): Promise<string> {
  const { body } = await send(url, message);
  return ContactReceipt.parse(JSON.parse(body)).id;
}

export function subscribe(url: string, email: string): Promise<Attempt> {
  return post(`${url}/api/newsletter`, { email, elapsed: 61_200 });
}

const visitors = 4;
const messagesPerVisitor = 8;
/** Below one address's burst, because retries take tokens too. */
const subscriptions = 12;

export const acknowledgementsInBurst = visitors * messagesPerVisitor + subscriptions;

/**
 * Concurrent visitors send messages and subscriptions, and retry each until it is acknowledged.
 * @param url the site's current address
 * @returns the acknowledged messages and addresses, sorted
 */
export async function burst(
  url: () => string | Promise<string>,
  onAcknowledged: () => void,
): Promise<{ texts: string[]; emails: string[] }> {
  const all = messages(visitors * messagesPerVisitor).map((message, at) => ({
    message,
    email: at < subscriptions ? `reader-${at}@engines.example` : undefined,
  }));
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (const { message, email } of all.filter((_each, at) => at % visitors === visitor)) {
        await retryUntilAcknowledged(url, (site) => send(site, message));
        onAcknowledged();
        if (email === undefined) continue;
        await retryUntilAcknowledged(url, (site) => subscribe(site, email));
        onAcknowledged();
      }
    }),
  );
  return {
    texts: all.map(({ message }) => message.text).toSorted(),
    emails: all.flatMap(({ email = [] }) => email).toSorted(),
  };
}

async function retryUntilAcknowledged(
  url: () => string | Promise<string>,
  attempt: (url: string) => Promise<Attempt>,
): Promise<void> {
  for (;;) {
    const { status, body } = await attempt(await url());
    if (status === 200) return;
    if (typeof status === 'number' && status < 500) throw new Error(`${status} ${body}`);
  }
}

export async function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Attempt> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.text(),
    };
  } catch {
    return { status: 'disconnected', retryAfter: null, body: '' };
  }
}
