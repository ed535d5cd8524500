import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// oxlint-disable-next-line import/no-unassigned-import -- the functions read it as they load
import '../environment.ts';
import { delays as subscriberDelays } from '#functions/newsletter/deliver-subscriber.ts';
import { delays as messageDelays } from '#functions/outbox/messages.ts';
import { delays as digestDelays, maxAttempts } from '#functions/outbox/digest.ts';

/** Whole hours from the first attempt to the last; the last delay repeats. */
function hoursOf(attempts: number, delays: readonly number[]): number {
  const waits = Array.from({ length: attempts - 1 }, (_, at) => delays[at] ?? delays.at(-1) ?? 0);
  return Math.round(waits.reduce((sum, wait) => sum + wait) / 60);
}

const documents = ['docs/deploying.md', 'docs/runbook.md'].map((file) =>
  readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '),
);

test('Guide and runbook state after how many hours mail is given up', () => {
  const contact = hoursOf(maxAttempts, digestDelays);
  expect(hoursOf(messageDelays.length + 1, messageDelays)).toBe(contact);
  const subscriber = hoursOf(subscriberDelays.length + 1, subscriberDelays);

  for (const text of documents) {
    expect(text).toContain(`about ${contact} hours`);
    expect(text).toContain(`about ${subscriber}`);
  }
});
