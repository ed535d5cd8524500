import type * as z from 'zod/mini';
import type { PreviewQuery } from '#contract/campaign.ts';
import { fromEnvironment } from '../http/environment.ts';
import { escaped } from '../http/escaped.ts';
import { framedPolicy } from '../http/framed-policy.ts';
import type { Reply } from '../http/reply.ts';
import { existingCampaign } from './campaign-reply.ts';
import { staffMail } from './render-campaign.ts';

const siteUrl = fromEnvironment('SITE_URL');

// A sandboxed document has an origin of its own, so the site is named.
const policy = framedPolicy(`'self' ${siteUrl}`);

/** A campaign as subscribers get it, with links that are not counted. */
export async function previewCampaign(
  id: string,
  { scheme, part }: z.infer<typeof PreviewQuery>,
): Promise<Reply<undefined>> {
  const { html, text } = staffMail(await existingCampaign(id), { siteUrl, scheme });
  const shown = part === 'text' ? textPreview(text, scheme ?? 'light') : html;
  return { body: undefined, page: { html: shown, policy } };
}

function textPreview(text: string, scheme: 'light' | 'dark'): string {
  const style = `html{color-scheme:${scheme}}pre{margin:16px;font:14px/1.5 monospace;white-space:pre-wrap;overflow-wrap:anywhere}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Text</title><style>${style}</style></head><body><pre>${escaped(text)}</pre></body></html>`;
}
