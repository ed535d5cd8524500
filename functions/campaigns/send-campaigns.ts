import { mailRun } from '#contract/mail.ts';
import { logger } from '../http/logger.ts';
import type { MailRun } from '../outbox/mail-run.ts';
import { outboxAttributes } from '../outbox/outbox-keys.ts';
import type { DueRow } from '../outbox/outbox-store.ts';
import { prepared } from './campaign-mail.ts';
import { entries, type StoredCampaign } from './campaign-rows.ts';
import { changeCampaign, readCampaign } from './campaign-store.ts';
import { forgetRecipients } from './forget-recipients.ts';
import { listRecipients } from './list-recipients.ts';
import { reviewPicture } from './review-picture.ts';
import type { Published } from './issue-store.ts';
import { pauseBecause } from './pause.ts';
import { publishCampaign } from './publish.ts';
import { refusalOf } from '../outbox/refusal.ts';
import { sendToRecipients } from './send-recipients.ts';
import { sendTest } from './send-tests.ts';

/** Milliseconds before the function's timeout in which no more mail starts. */
const endTime = (mailRun.timeout - mailRun.newsletterSeconds) * 1000;

/** Milliseconds between reads of whether somebody has paused or cancelled a campaign. */
const readInterval = 3000;

/**
 * Sends tests, then what is due of campaigns, the longest waiting first, while time and the quota remain. The rest goes
 * on in the next run. A failure of one does not stop the others.
 */
export async function sendCampaigns(
  due: readonly DueRow[],
  mails: MailRun,
  remainingTime: () => number,
): Promise<void> {
  const run = { mails, hasTime: () => remainingTime() >= endTime, published: [] };
  const handlers: readonly [prefix: string, handle: (row: DueRow) => Promise<unknown>][] = [
    [entries.test, (row) => sendTest(row, mails.send)],
    [entries.campaign, ({ key }) => sendCampaign(String(key['campaign']), run)],
    [entries.picture, reviewPicture],
  ];
  for (const [prefix, handle] of handlers) {
    for (const row of due.filter(({ key }) => key['entry']?.startsWith(prefix))) {
      if (!run.hasTime()) return;
      await handle(row).catch((error: unknown) => {
        logger.error('campaign not sent', { campaign: row.key['campaign'], error });
      });
    }
  }
}

interface Run {
  readonly mails: MailRun;
  readonly hasTime: () => boolean;
  /** The issues that it has published: the index may not know them yet. */
  readonly published: Published[];
}

/** Sends a campaign as far as time allows. */
async function sendCampaign(id: string, run: Run): Promise<void> {
  const { mails, hasTime } = run;
  const found = await readCampaign(id);
  if (found?.status === 'cancelled') return forgetRecipients(found, hasTime);
  // Only one run lists and sends at a time.
  if (found === undefined || (await mails.width()) === 0) return undefined;
  const started = await start(found);
  if (started === undefined) return undefined;
  const campaign = await published(started, run);
  const listed = campaign && (await listRecipients(campaign, hasTime));
  if (!listed?.isListed) return undefined;
  try {
    const isSent = await sendToRecipients(listed, {
      mails,
      prepared: await prepared(listed),
      goesOn: watch(id, hasTime),
    });
    if (isSent) await finish(listed);
  } catch (error) {
    if (refusalOf(error) === 'blocked-account') await pauseBecause(id, 'account');
    throw error;
  }
  return undefined;
}

/** @returns the campaign being sent; undefined if it is not or no more to be sent */
async function start(campaign: StoredCampaign): Promise<StoredCampaign | undefined> {
  if (campaign.status === 'sending') return campaign;
  if (campaign.status !== 'scheduled') return undefined;
  const { links } = await prepared(campaign);
  logger.info('campaign starts', { campaign: campaign.campaign });
  return changeCampaign(campaign.campaign, {
    from: ['scheduled'],
    version: campaign.version,
    set: {
      status: 'sending',
      startedAt: new Date().toISOString(),
      links,
      chunks: 0,
      recipients: 0,
      isListed: false,
      chunk: 1,
      sent: 0,
    },
  });
}

/** Writes the archive page, which mails link to. */
async function published(
  campaign: StoredCampaign,
  run: Pick<Run, 'published'>,
): Promise<StoredCampaign | undefined> {
  if (!campaign.isPublic || campaign.page !== undefined) return campaign;
  const { archiveHtml } = await prepared(campaign);
  const issue = await publishCampaign(campaign, archiveHtml, run.published);
  run.published.push(issue);
  // Whoever has stopped it meanwhile sees the page, too.
  const changed = await changeCampaign(campaign.campaign, {
    from: ['sending', 'paused', 'cancelled'],
    set: { page: issue.page },
  });
  return changed?.status === 'sending' ? changed : undefined;
}

async function finish({ campaign }: StoredCampaign): Promise<void> {
  await changeCampaign(campaign, {
    from: ['sending'],
    set: { status: 'sent', endedAt: new Date().toISOString() },
    remove: outboxAttributes,
  });
  logger.info('campaign sent', { campaign });
}

/** Whether a campaign is still being sent, as of a few seconds ago at most. */
function watch(id: string, hasTime: () => boolean): () => Promise<boolean> {
  let isSending = true;
  let readAt = Date.now();
  return async () => {
    if (isSending && hasTime() && Date.now() - readAt >= readInterval) {
      readAt = Date.now();
      isSending = (await readCampaign(id))?.status === 'sending';
    }
    return isSending && hasTime();
  };
}
