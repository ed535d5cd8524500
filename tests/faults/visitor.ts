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

/**
 * Sends a message until it is acknowledged, as a visitor would who presses the button again.
 * @returns how many attempts that took
 */
export async function insist(
  url: () => string | Promise<string>,
  message: Message,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, body } = await send(await url(), message);
    if (status === 200) return attempt;
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
