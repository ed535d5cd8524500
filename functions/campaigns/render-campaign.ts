import { escaped } from '../http/escaped.ts';
import type { MailParts } from '../mail/fill.ts';

/** What staff write. */
export interface CampaignContent {
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
}

export interface CampaignForm {
  readonly siteUrl: string;
  readonly page?: string | undefined;
  readonly linkUrl: (number: number) => string;
  readonly scheme?: 'light' | 'dark' | undefined;
}

export interface PreparedCampaign {
  readonly links: readonly string[];
  readonly bytes: number;
  readonly archiveHtml: string;
  readonly write: (leaveUrl: string) => MailParts;
}

/** Stands in for the renderer until it is merged. */
export function prepareCampaign(
  { subject, body }: CampaignContent,
  { linkUrl }: CampaignForm,
): PreparedCampaign {
  const links = [
    ...new Set(Array.from(body.matchAll(/\]\((https?:[^\s)]+)/g), ([, url = '']) => url)),
  ];
  const html = `<!doctype html><p>${escaped(body)}</p>${links.map((_, at) => `<a href="${escaped(linkUrl(at))}">`).join('')}`;
  return {
    links,
    bytes: Buffer.byteLength(html),
    archiveHtml: html,
    write: (leaveUrl) => ({ subject, html: html + leaveUrl, text: `${body}\n${leaveUrl}` }),
  };
}
