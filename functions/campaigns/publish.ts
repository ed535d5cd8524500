import { issueLists } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';
import { writeSiteFile } from '../files/site-store.ts';
import { issuesFeed, issuesSitemap, type SentIssue } from './archive-lists.ts';
import type { StoredCampaign } from './campaign-rows.ts';
import { archiveKey, issuePage } from './issue-page.ts';
import { type Published, readPublished } from './issue-store.ts';

/** Browsers ask each time, and the edge once a minute. */
const cacheControl = 'public, max-age=0, s-maxage=60, must-revalidate';

/**
 * Writes a campaign's page into the archive, then the lists of all public campaigns. Writes the same again if repeated.
 * @param archiveHtml the text, as the renderer wrote it
 * @param recent others that the index of campaigns may not know yet
 */
export async function publishCampaign(
  campaign: StoredCampaign,
  archiveHtml: string,
  recent: readonly Published[] = [],
): Promise<Published> {
  const { campaign: id, subject, preheader, startedAt = campaign.changedAt } = campaign;
  const path = campaign.page ?? pathOf(campaign);
  const current = { campaign: id, subject, preheader, startedAt, page: path };
  const page = await issuePage(issueOf(current), archiveHtml);
  await writeSiteFile(archiveKey(path), page.body, {
    type: 'text/html; charset=utf-8',
    metadata: page.metadata,
    cacheControl,
  });
  const all = [...(await readPublished()), ...recent, current];
  const byId = new Map(all.map((each) => [each.campaign, each]));
  await writeLists([...byId.values()].map(issueOf));
  return current;
}

async function writeLists(issues: readonly SentIssue[]): Promise<void> {
  const newestFirst = issues.toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
  const json = newestFirst.map(({ sentAt: _sentAt, ...issue }): Issue => issue);
  await Promise.all([
    write(issueLists.json, 'application/json', JSON.stringify(json)),
    write(issueLists.feed, 'application/atom+xml', issuesFeed(newestFirst)),
    write(issueLists.sitemap, 'application/xml', issuesSitemap(newestFirst)),
  ]);
}

function write(path: string, type: string, body: string): Promise<void> {
  return writeSiteFile(archiveKey(path), body, { type, cacheControl });
}

function issueOf({ subject, preheader, page, startedAt }: Published): SentIssue {
  return {
    path: page,
    title: subject,
    preheader,
    date: startedAt.slice(0, 10),
    sentAt: startedAt,
  };
}

/** The path of a page: the subject in ASCII, and the start of the id, because subjects repeat. */
function pathOf({ campaign: id, subject }: StoredCampaign): string {
  const words = subject
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  const mark = id.slice(0, 4).toLowerCase();
  return `/newsletter/${words === '' ? mark : `${words}-${mark}`}`;
}
