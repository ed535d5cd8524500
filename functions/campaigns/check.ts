import type { CampaignCheck, CampaignProblem } from '#contract/campaign.ts';
import { fromEnvironment, isInEnvironment } from '../http/environment.ts';
import { logger } from '../http/logger.ts';
import { readQuota } from '../outbox/mail-client.ts';
import { existingCampaign } from './campaign-reply.ts';
import { brokenLinks } from './check-links.ts';
import { problemsOf } from './problems.ts';
import { countRecipients } from './recipient-counts-store.ts';
import { prepareCampaign } from './render-campaign.ts';
import { sendingTime } from './sending-time.ts';

const siteUrl = fromEnvironment('SITE_URL');

/** What is wrong with a campaign, whom it would reach, and how long that takes. */
export async function checkCampaign(id: string): Promise<CampaignCheck> {
  const { subject, preheader, body, tags } = await existingCampaign(id);
  const content = { subject, preheader, body };
  const { links, bytes } = prepareCampaign(content, { siteUrl, linkUrl: () => siteUrl });
  const [broken, recipients, quota] = await Promise.all([
    brokenLinks(links),
    countRecipients(tags),
    currentQuota(),
  ]);
  const problems: CampaignProblem[] = [
    ...problemsOf(content),
    ...broken.map((detail) => ({ kind: 'link-broken' as const, detail, isBlocking: false })),
    ...(recipients.confirmed === 0 ? [{ kind: 'no-recipients' as const, isBlocking: true }] : []),
  ];
  return { problems, bytes, recipients, ...sendingTime(recipients.confirmed, quota) };
}

/** @returns undefined if the stage sends no mail, or SES does not report it: the rest of the check is still useful */
async function currentQuota() {
  if (!isInEnvironment('MAIL')) return undefined;
  return readQuota().catch((error: unknown) => {
    logger.warn('mail quota unknown', { error });
    return undefined;
  });
}
