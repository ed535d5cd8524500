import type { Arrival } from './arrived.ts';

/** What a browser's notice says. Others may see the screen: no word of a message is in it. */
export const noticeWords = {
  title: { message: 'New message', answer: 'New answer' } satisfies Record<
    Arrival['about'],
    string
  >,
  body: (name: string, company: string) => (company === '' ? name : `${name}, ${company}`),
  several: (count: number) => `${count} new messages and answers`,
} as const;
