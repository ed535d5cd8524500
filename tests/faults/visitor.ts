import { randomUUID } from 'node:crypto';

/** What a visitor wants to be kept. */
export interface Message {
  readonly key: string;
  readonly text: string;
}

/** How an attempt ended: with a status, or with a connection that broke. */
export interface Attempt {
  readonly status: number | 'broken';
  readonly retryAfter: string | null;
  readonly body: string;
}

export function messages(count: number): Message[] {
  return Array.from({ length: count }, (_, at) => ({ key: randomUUID(), text: `Message ${at}.` }));
}

/** Sends a message once, as the contact form does. */
export async function send(url: string, { key, text }: Message): Promise<Attempt> {
  return post(
    `${url}/api/contact`,
    {
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: '+1 905 555 0142',
      businessEmail: 'ada@engines.example',
      message: text,
      termsAccepted: true,
      elapsed: 61_200,
    },
    { 'idempotency-key': key },
  );
}

export function subscribe(url: string, email: string): Promise<Attempt> {
  return post(`${url}/api/newsletter`, { email, elapsed: 61_200 });
}

const visitors = 4;
/** What each of them sends, and how many addresses each subscribes. */
const each = 8;

/** What all of them send together, and how often they hear that it was kept. */
export const sentInBurst = visitors * each * 2;

/**
 * Several visitors at once, who send messages and subscribe addresses in turn, each until it is acknowledged.
 * @param url where the site is by now
 * @param onAcknowledged told of each acknowledgement
 * @returns what is acknowledged in the end, all of it: the messages and the addresses, each in order
 */
export async function burst(
  url: () => string | Promise<string>,
  onAcknowledged: () => void,
): Promise<{ texts: string[]; emails: string[] }> {
  const all = messages(visitors * each).map((message, at) => ({
    message,
    email: `reader-${at}@engines.example`,
  }));
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (const { message, email } of all.filter((_each, at) => at % visitors === visitor)) {
        await insist(url, (site) => send(site, message));
        onAcknowledged();
        await insist(url, (site) => subscribe(site, email));
        onAcknowledged();
      }
    }),
  );
  return {
    texts: all.map(({ message }) => message.text).toSorted(),
    emails: all.map(({ email }) => email).toSorted(),
  };
}

/** Asks until it is acknowledged, as a visitor would who presses the button again. */
async function insist(
  url: () => string | Promise<string>,
  ask: (url: string) => Promise<Attempt>,
): Promise<void> {
  for (;;) {
    const { status, body } = await ask(await url());
    if (status === 200) return;
    if (typeof status === 'number' && status < 500) throw new Error(`${status} ${body}`);
  }
}

async function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Attempt> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: await answer.text(),
    };
  } catch {
    return { status: 'broken', retryAfter: null, body: '' };
  }
}
