import type { MailParts } from '../mail/fill.ts';
import type { StoredCampaign } from './campaign-rows.ts';

interface CampaignFrame {
  readonly siteUrl: string;
  readonly page?: string | undefined;
  readonly linkUrl: (number: number) => string;
  readonly scheme?: 'light' | 'dark';
}

export interface PreparedCampaign {
  readonly links: readonly string[];
  readonly bytes: number;
  readonly archiveHtml: string;
  write(leaveUrl: string): MailParts;
}

/** A stand-in until the renderer is merged. */
export function prepareCampaign(
  { subject, body }: Pick<StoredCampaign, 'subject' | 'preheader' | 'body'>,
  _frame: CampaignFrame,
): PreparedCampaign {
  const links = [...new Set(body.match(/https?:[^\s)"]+/g))];
  return {
    links,
    bytes: body.length,
    archiveHtml: `<p>${body}</p>`,
    write: (leaveUrl) => ({
      subject,
      text: `${body}\n\n${leaveUrl}`,
      html: `<p>${body}</p><a href="${leaveUrl}">Unsubscribe</a>`,
    }),
  };
}
