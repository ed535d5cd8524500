import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from 'cdk-laptop/testing/temporary-folder.ts';
import { signalFunctions } from '../faults/processes.ts';
import { signIn } from '../faults/staff-user.ts';
import { runSchedule, spawnSite, type SpawnedSite } from './spawn-site.ts';

const rounds = 8;
/** Fewer in all than a page of the list. */
const mailsPerRound = 2;

/** Hands a mail to the local SES as another mail server does. @returns whether it was accepted */
async function receive({ mailbox }: SpawnedSite, subject: string): Promise<boolean> {
  const query = new URLSearchParams({
    to: 'support@quietgrid.example',
    from: 'ada@engines.example',
  });
  const message = [
    'From: Ada Byron <ada@engines.example>',
    'To: support@quietgrid.example',
    `Subject: ${subject}`,
    `Message-ID: <${randomUUID()}@engines.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    `This is ${subject}.`,
  ];
  const response = await fetch(`${mailbox}/receive?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: message.join('\r\n'),
  }).catch(() => undefined);
  return response?.ok === true;
}

test(
  `Every accepted mail is one contact, despite ${rounds} kill -9 between receiving and storing`,
  { timeout: 600_000 },
  async () => {
    const environment = {
      DATA_DIR: temporaryFolder(),
      SCHEDULE: 'MailInboxSchedule',
    };
    const accepted: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const site = await spawnSite(environment);
      // Mails of earlier rounds are being stored meanwhile.
      site.signal('SIGUSR2');
      for (let mail = 1; mail <= mailsPerRound; mail += 1) {
        const subject = `mail ${round}.${mail}`;
        if (await receive(site, subject)) accepted.push(subject);
      }
      // At another moment in each round: while the functions start, read, copy and write.
      await pause(round * 100);
      if (round % 3 === 0) signalFunctions('SIGKILL', site.process.pid);
      site.signalAll('SIGKILL');
      await site.ended;
    }
    expect(accepted).toHaveLength(rounds * mailsPerRound);

    const site = await spawnSite(environment);
    const user = await signIn(site.url);
    const stored = async () => {
      await runSchedule(site);
      const contacts = await user.list();
      return contacts.map(({ message }) => /mail [\d.]+/.exec(message)?.[0] ?? message).toSorted();
    };
    await expect.poll(stored, { timeout: 300_000, interval: 1000 }).toEqual(accepted.toSorted());
    const [first] = await user.list();
    const { messages } = await user.contact(first?.id ?? '');
    expect(messages).toHaveLength(1);
  },
);
