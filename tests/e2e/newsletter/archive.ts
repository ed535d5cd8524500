import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths, readSite } from '#build/site.ts';
import { issueLists, issueTemplate, siteFolders } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';
import { pageMetadata } from '#infra/constructs/content-security-policy.ts';
import { writeObject } from 'cdk-laptop/s3/stored-object.ts';

export const issues: readonly Issue[] = [
  {
    path: '/newsletter/forty-sensors-7k3m',
    title: 'Forty sensors, one radio, and <two> more hours',
    preheader: 'Firmware 4.2, and the numbers behind it.',
    date: '2026-11-04',
  },
  { path: '/newsletter/a-door-2b9k', title: 'The door', preheader: '', date: '2026-10-07' },
];

const body = [
  '<p>Hello,</p><p>This month we shipped firmware 4.2. It keeps <strong>two more hours</strong> of charge.</p>',
  '<h2>What changed</h2><ul><li>The receiver sleeps</li><li>The lamp does not</li></ul>',
  '<blockquote><p>I forgot it has a battery.</p></blockquote>',
].join('');

/** Puts issues into the bucket of a site that is stopped, as `functions/campaigns/publish.ts` does. */
export function fillArchive(dataDir: string): void {
  const buckets = join(dataDir, 's3');
  const bucket = readdirSync(buckets).find((name) => name.includes('website'));
  if (bucket === undefined) throw new Error('The site has no bucket.');
  const put = (path: string, text: string, headers: Record<string, string>) =>
    writeObject(
      join(buckets, bucket),
      siteFolders.archive + path.slice(1),
      Buffer.from(text),
      headers,
    );
  put(issueLists.json, JSON.stringify(issues), { 'content-type': 'application/json' });
  const template = readFileSync(join(paths.pages, issueTemplate), 'utf8');
  const metadata = Object.entries(pageMetadata(readSite('.')));
  for (const { path, title, preheader, date } of issues) {
    const values: Readonly<Record<string, string>> = {
      slug: path.replace('/newsletter/', ''),
      title: title.replaceAll('<', '&lt;'),
      description: preheader,
      date,
      shownDate: date,
      body,
    };
    const html = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    put(`${path}.html`, html, {
      'content-type': 'text/html; charset=utf-8',
      ...Object.fromEntries(metadata.map(([name, value]) => [`x-amz-meta-${name}`, value])),
    });
  }
}
