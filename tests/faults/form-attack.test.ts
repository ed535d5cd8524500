import { expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { contactRequest } from '../contact.ts';
import { site, start, withSite } from './gateway.ts';

withSite();

const spam = { ...contactRequest, subject: 'Cheap pills', elapsed: 40 };

function form() {
  const send = site();
  return async (body: object, address: string) =>
    (await send({ endpoint: endpoints.submitContact, address, body })).status;
}

const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
const person = (number: number) => `198.51.100.${number}`;

const seconds = 45;
const spamPerSecond = 30;

test(`Everybody’s message is stored while ${spamPerSecond} of marked spam a second come from as many addresses`, async () => {
  const send = form();
  const honest: number[] = [];
  for (let second = 0; second < seconds; second += 1) {
    vi.setSystemTime(start + second * 1000);
    const flood = Array.from({ length: spamPerSecond }, (_, at) =>
      send(spam, addressOf(second * spamPerSecond + at)),
    );
    await Promise.all(flood);
    honest.push(await send(contactRequest, person(second)));
  }

  expect(honest.filter((status) => status !== 200)).toEqual([]);
});

test('Everybody’s message is stored while one network of IPv6 sends from all its addresses, four times as many as one', async () => {
  const send = form();
  const statuses: number[] = [];
  for (let from = 0; from < 620; from += 20) {
    // As fast as the gateway allows.
    vi.setSystemTime(start + from * 10);
    const batch = Array.from({ length: 20 }, (_, at) =>
      send(contactRequest, `2001:db8:7:${(from + at).toString(16)}::1`),
    );
    statuses.push(...(await Promise.all(batch)));
  }

  expect(statuses.filter((status) => status === 200)).toHaveLength(4 * 60);
  expect(await send(contactRequest, person(1))).toBe(200);
});
