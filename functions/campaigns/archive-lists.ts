import { issueLists } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';
import { senderName } from '#mail/sender.ts';
import { fromEnvironment } from '../http/environment.ts';
import { escaped } from '../http/escaped.ts';

const siteUrl = fromEnvironment('SITE_URL');
/** The page with the form and the list. */
const newsletterPage = '/newsletter';

/** An issue and when it was sent, an ISO time. */
export interface SentIssue extends Issue {
  readonly sentAt: string;
}

/** More would slow feed readers down; all are on the site. */
const maxEntries = 30;

/** The newest issues as an Atom feed (RFC 4287). The address of a page never changes, so it is the id. */
export function issuesFeed(issues: readonly SentIssue[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${xml(senderName)} Newsletter</title>
  <id>${url(newsletterPage)}</id>
  <link rel="self" type="application/atom+xml" href="${url(issueLists.feed)}"/>
  <link rel="alternate" type="text/html" href="${url(newsletterPage)}"/>
  <author><name>${xml(senderName)}</name></author>
  <updated>${issues[0]?.sentAt ?? ''}</updated>
${issues.slice(0, maxEntries).map(entry).join('')}</feed>
`;
}

function entry({ path, title, preheader, sentAt }: SentIssue): string {
  const summary = preheader === '' ? '' : `    <summary>${xml(preheader)}</summary>\n`;
  return `  <entry>
    <title>${xml(title)}</title>
    <id>${url(path)}</id>
    <link rel="alternate" type="text/html" href="${url(path)}"/>
    <published>${sentAt}</published>
    <updated>${sentAt}</updated>
${summary}  </entry>
`;
}

/** For search engines, beside the site map of the build. */
export function issuesSitemap(issues: readonly SentIssue[]): string {
  const entries = issues.map(
    ({ path, date }) => `  <url><loc>${url(path)}</loc><lastmod>${date}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** Leaves out the two characters that pass our limits and that XML 1.0 has no place for. */
function xml(text: string): string {
  return escaped(text.replaceAll(/[\uFFFE\uFFFF]/g, ''));
}

function url(path: string): string {
  return `${siteUrl}${path}`;
}
