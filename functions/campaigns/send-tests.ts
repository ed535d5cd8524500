import * as z from 'zod/mini';
import { logger } from '../http/logger.ts';
import { MailDelayed, type SendMail } from '../outbox/mail-run.ts';
import { claim, type ClaimedRow, type DueRow, giveBack, postpone } from '../outbox/outbox-store.ts';
import { testMail } from './campaign-mail.ts';
import { readCampaign } from './campaign-store.ts';
import { deleteClaimed } from './entry-store.ts';

/** Minutes between attempts; then the test is dropped, since its sender will ask again. */
const delays = [1, 5];

const Test = z.object({ campaign: z.string(), to: z.string() });

/**
 * Sends a campaign as it is now to one address, and deletes the row that asks for it.
 * @throws ApiError `unavailable`: the row is due again after its lease
 */
export async function sendTest(due: DueRow, send: SendMail): Promise<void> {
  const claimed = await claim(due);
  if (claimed === undefined) return;
  try {
    await attempt(claimed, send);
  } catch (error) {
    if (error instanceof MailDelayed) {
      await giveBack(claimed, {}, error.until);
      return;
    }
    logger.error('campaign test not sent', { attempts: claimed.attempts, error });
    const delay = delays[claimed.attempts - 1];
    if (delay !== undefined) {
      await postpone(claimed, Date.now() + delay * 60_000);
      return;
    }
  }
  await deleteClaimed(claimed);
}

async function attempt({ row, attempts }: ClaimedRow, send: SendMail): Promise<void> {
  // Every attempt crashed.
  if (attempts > delays.length + 1) return;
  const { campaign: id, to } = Test.parse(row);
  const campaign = await readCampaign(id);
  // Deleted.
  if (campaign === undefined) return;
  const mail = testMail(campaign, to);
  await send('campaign-test', () => Promise.resolve(mail));
}
