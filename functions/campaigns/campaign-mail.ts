import { fromEnvironment } from '../http/environment.ts';
import { leaveUrlOf, listHeaders, referred } from '../newsletter/subscriber-mails.ts';
import type { Mail } from '../outbox/mail-client.ts';
import { issueToken } from '../tokens/tokens.ts';
import { type RecipientPlace, recipientTag, type StoredCampaign } from './campaign-rows.ts';
import { linkUrlOf } from './link-url.ts';
import { type PreparedCampaign, prepareCampaign, staffMail } from './render-campaign.ts';

const siteUrl = fromEnvironment('SITE_URL');

/** Renders what all recipients of a campaign have in common. */
export async function prepared(campaign: StoredCampaign): Promise<PreparedCampaign> {
  const linkUrl = await linkUrlOf(campaign.campaign);
  return prepareCampaign(campaign, { siteUrl, linkUrl, page: campaign.page });
}

/** The mail to a recipient. Its links, headers and tag say whose it is. */
export async function campaignMail(
  { write }: Pick<PreparedCampaign, 'write'>,
  { email, id }: { readonly email: string; readonly id: string },
  recipient: RecipientPlace,
): Promise<Mail> {
  const place = recipientTag(recipient);
  const token = await issueToken('leave', { email, id, place });
  const parts = write(leaveUrlOf(token));
  const mail = { to: [email], ...parts, headers: listHeaders(token), recipient: place };
  return referred(mail, { email, id });
}

/** A test shows the same as the preview. */
export function testMail(campaign: StoredCampaign, to: string): Mail {
  const parts = staffMail(campaign, { siteUrl });
  return { to: [to], ...parts, subject: `[Test] ${parts.subject}` };
}
