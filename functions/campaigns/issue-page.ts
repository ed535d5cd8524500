import { issueTemplate, siteFolders } from '#contract/archive.ts';
import { senderName } from '#mail/sender.ts';
import { readSiteFile, type SiteFile } from '../files/site-store.ts';
import { ApiError } from '../http/api-error.ts';
import { fromEnvironment } from '../http/environment.ts';
import { escaped } from '../http/escaped.ts';
import type { SentIssue } from './archive-lists.ts';

const build = fromEnvironment('SITE_BUILD');
/** `November 4, 2026` */
const inFull = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The page of an issue, made from the build's template, with the template's metadata: its content security policy.
 * @throws ApiError `unavailable` if the template is not there, because its build is still being uploaded
 */
export async function issuePage(issue: SentIssue, body: string): Promise<SiteFile> {
  const template = await readSiteFile(`builds/${build}/${issueTemplate}`);
  if (template === undefined) throw new ApiError('unavailable');
  const html = filled(template.body.toString(), issue, body);
  return { body: Buffer.from(html), metadata: template.metadata };
}

/** The placeholders of `frontend/src/company/newsletter/issue/content.ts`. What looks like one in a value stays. */
function filled(template: string, { path, title, preheader, date }: SentIssue, body: string) {
  const shownDate = inFull.format(new Date(date));
  const texts = {
    slug: path.slice(path.lastIndexOf('/') + 1),
    title,
    description: preheader === '' ? `The ${senderName} newsletter of ${shownDate}.` : preheader,
    date,
    shownDate,
  };
  const values = new Map(
    Object.entries(texts).map(([name, text]) => [name, escaped(text)] as const),
  ).set('body', body);
  return template.replaceAll(/\{\{(\w+)\}\}/g, (found, name: string) => values.get(name) ?? found);
}

/** The key of a page or a list in the site's bucket, as `infra/edge/site.ts` asks for it. */
export function archiveKey(path: string): string {
  return `${siteFolders.archive}${path.slice(1)}${path.includes('.') ? '' : '.html'}`;
}
