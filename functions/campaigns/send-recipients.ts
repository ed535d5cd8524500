import { randomUUID } from 'node:crypto';
import { logger } from '../http/logger.ts';
import { MailDelayed, type MailRun } from '../outbox/mail-run.ts';
import { campaignMail } from './campaign-mail.ts';
import { chunkSize, type RecipientPlace, type StoredCampaign } from './campaign-rows.ts';
import { confirmedId } from './confirmed-store.ts';
import { type OpenChunk, openChunk } from './open-chunk.ts';
import { recordPosition } from './campaign-store.ts';
import { claimRecipient, releaseRecipient } from './recipient-store.ts';
import { refusalOf } from '../outbox/refusal.ts';
import type { PreparedCampaign } from './render-campaign.ts';

/**
 * Chunks between two writes of the campaign's row, which is as large as its text and stands in two indexes. The stop rule
 * reads from it how many mails went out: the first thousand count at once.
 */
const chunksPerRecord = ({ chunk }: StoredCampaign) => (chunk * chunkSize > 1000 ? 4 : 1);

interface Recipient {
  readonly email: string;
  readonly place: RecipientPlace;
  readonly chunk: OpenChunk;
}

/** What a run sends, and what may stop it. */
export interface Sending {
  readonly mails: Pick<MailRun, 'sendAlongside' | 'width'>;
  readonly prepared: Pick<PreparedCampaign, 'write'>;
  /** Whether time remains and nobody has paused or cancelled the campaign. */
  readonly goesOn: () => Promise<boolean>;
}

/**
 * Sends to the recipients that remain, a few at once, and records chunk by chunk what became of them. Nobody who was
 * claimed before is sent to again.
 * @returns whether all chunks are done
 * @throws Error of the first failure, after what was sent is recorded
 */
export async function sendToRecipients(
  given: StoredCampaign,
  { mails, prepared, goesOn }: Sending,
): Promise<boolean> {
  const run = randomUUID().slice(0, 8);
  let campaign: StoredCampaign | undefined = given;
  let isStopped = false;
  const open: OpenChunk[] = [];
  const failures: unknown[] = [];

  /** Records the chunks that are done in the order of sending; with `isLast`, also what others have so far. */
  async function record(isLast: boolean): Promise<void> {
    const undone = open.findIndex((chunk) => !chunk.isDone);
    const count = undone < 0 ? open.length : undone;
    if (campaign === undefined || count === 0 || (count < chunksPerRecord(campaign) && !isLast))
      return;
    const done = open.splice(0, count);
    campaign = await recordPosition(campaign, {
      chunk: campaign.chunk + count,
      sent: campaign.sent + done.reduce((sum, { sent }) => sum + sent, 0),
    });
    if (campaign === undefined) isStopped = true;
  }

  async function* recipients(): AsyncGenerator<Recipient> {
    for (let at = given.chunk; at <= given.chunks; at += 1) {
      const place = { campaign: given.campaign, chunk: at };
      const chunk = await openChunk(place);
      open.push(chunk);
      for (const { number, email } of chunk.waiting) {
        yield { email, place: { ...place, number }, chunk };
      }
      await record(false);
    }
  }

  async function work(source: AsyncGenerator<Recipient>): Promise<void> {
    for (;;) {
      const { value: recipient, done } = isStopped ? { done: true } : await source.next();
      if (done || isStopped || recipient === undefined) return;
      try {
        const outcome = (await goesOn())
          ? await sendOne(recipient, run, mails.sendAlongside, prepared)
          : 'stop';
        if (outcome === 'stop') isStopped = true;
        else await recipient.chunk.settle(recipient.place.number, outcome);
      } catch (error) {
        isStopped = true;
        failures.push(error);
      }
    }
  }

  const width = await mails.width();
  if (width === 0) return false;
  const source = recipients();
  const workers = Array.from({ length: width }, () => work(source));
  const outcomes = [
    ...(await Promise.allSettled(workers)),
    ...(await Promise.allSettled(open.map((chunk) => chunk.save()))),
    ...(await Promise.allSettled([record(true)])),
  ];
  failures.push(
    ...outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  );
  if (failures.length > 0) throw failures[0];
  return campaign !== undefined && campaign.chunk > campaign.chunks;
}

type SentOne = 'sent' | 'refused' | 'skipped' | 'claimed' | 'stop';

/**
 * Sends to a recipient who has neither left nor been claimed.
 * @throws Error if SES does not respond: the recipient stays claimed
 */
async function sendOne(
  { email, place }: Recipient,
  run: string,
  send: MailRun['sendAlongside'],
  prepared: Pick<PreparedCampaign, 'write'>,
): Promise<SentOne> {
  let unwanted: 'skipped' | 'claimed' = 'skipped';
  for (;;) {
    let isClaimed = false;
    try {
      const sent = await send('campaign', async () => {
        const id = await confirmedId(email);
        if (id === undefined) return undefined;
        // Written first, so that the claim is followed by the call at once.
        const mail = await campaignMail(prepared, { email, id }, place);
        isClaimed = await claimRecipient(place, run);
        if (isClaimed) return mail;
        unwanted = 'claimed';
        return undefined;
      });
      if (sent === 'unwanted') return unwanted;
      if (sent === 'sent') return 'sent';
      await releaseRecipient(place, run);
    } catch (error) {
      if (error instanceof MailDelayed) return 'stop';
      const refusal = isClaimed ? refusalOf(error) : undefined;
      if (refusal === 'mail') {
        logger.warn('campaign mail refused', { error });
        return 'refused';
      }
      if (refusal !== undefined) await releaseRecipient(place, run);
      throw error;
    }
  }
}
