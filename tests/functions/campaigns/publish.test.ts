import { parseDocument, DomUtils } from 'htmlparser2';
import { beforeEach, expect, test } from 'vitest';
import { issueTemplate } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';
import { listKey } from '#contract/tables.ts';
import { given } from '../environment.ts';
import { insert, withTables } from '../tables.ts';
import { withSiteFiles } from './site-files.ts';
import { entries, listed, StoredCampaign } from '#functions/campaigns/campaign-rows.ts';
import { publishCampaign } from '#functions/campaigns/publish.ts';
import { ApiError } from '#functions/http/api-error.ts';

withTables();
const files = withSiteFiles();
const templateKey = `builds/${given.SITE_BUILD}/${issueTemplate}`;
const metadata = { policy: "default-src 'none'" };

beforeEach(() => {
  const text =
    '<title>{{title}} | Quietgrid</title><meta name="description" content="{{description}}">' +
    '<link rel="canonical" href="https://www.quietgrid.example/newsletter/{{slug}}">' +
    '<time datetime="{{date}}">{{shownDate}}</time><h1>{{title}}</h1><main>{{body}}</main>';
  files.set(templateKey, { text, metadata });
});

function campaign(changes: Partial<StoredCampaign> = {}): StoredCampaign {
  return StoredCampaign.parse({
    campaign: '7K3M-QX9R',
    version: 3,
    status: 'sending',
    subject: 'A hub that sleeps',
    preheader: 'Two years on one battery.',
    body: '',
    tags: [],
    isPublic: true,
    createdAt: '2026-11-01T09:00:00.000Z',
    changedAt: '2026-11-04T09:00:00.000Z',
    author: 'maren',
    startedAt: '2026-11-04T09:00:00.000Z',
    ...changes,
  });
}

/** Stores campaigns as the table has them. */
function store(...campaigns: readonly StoredCampaign[]): Promise<void> {
  return insert(
    'campaigns',
    campaigns.map((each) =>
      Object.assign(
        { entry: entries.campaign, list: listed, [listKey]: `${each.createdAt}#${each.campaign}` },
        each,
      ),
    ),
  );
}

const archived = (name: string) => files.get(`archive/newsletter/${name}`);
const textIn = (name: string) => archived(name)?.text ?? '';

/** The texts of the elements of a name in a list that is XML. */
function textsOf(name: string, tag: string): string[] {
  const document = parseDocument(textIn(name), { xmlMode: true });
  return DomUtils.getElementsByTagName(tag, document).map(DomUtils.textContent);
}

test('An issue is the build’s page with its words, as cautious as that page and asked for again each time', async () => {
  expect(await publishCampaign(campaign(), '<p>Hello</p>')).toMatchObject({
    page: '/newsletter/a-hub-that-sleeps-7k3m',
  });

  const page = archived('a-hub-that-sleeps-7k3m.html');
  expect(page?.text).toBe(
    '<title>A hub that sleeps | Quietgrid</title><meta name="description" content="Two years on one battery.">' +
      '<link rel="canonical" href="https://www.quietgrid.example/newsletter/a-hub-that-sleeps-7k3m">' +
      '<time datetime="2026-11-04">November 4, 2026</time><h1>A hub that sleeps</h1><main><p>Hello</p></main>',
  );
  expect(page).toMatchObject({
    type: 'text/html; charset=utf-8',
    cacheControl: 'public, max-age=0, s-maxage=60, must-revalidate',
    metadata,
  });
});

test('What a subject holds is text on the page and in the lists, never markup or a placeholder', async () => {
  const subject = '<b>"{{body}}"</b> & more\uFFFF';
  const { page: path } = await publishCampaign(
    campaign({ subject, preheader: '' }),
    '<p>{{title}}</p>',
  );

  const html = textIn(`${path.replace('/newsletter/', '')}.html`);
  expect(html).toContain(
    '<h1>&lt;b&gt;&quot;{{body}}&quot;&lt;/b&gt; &amp; more\uFFFF</h1><main><p>{{title}}</p></main>',
  );
  expect(html).toContain('content="The Quietgrid newsletter of November 4, 2026."');
  expect(textsOf('feed.xml', 'title')).toEqual([
    'Quietgrid Newsletter',
    '<b>"{{body}}"</b> & more',
  ]);
});

test.each([
  ['Ünïcode, été & Öl!', 'unicode-ete-ol-7k3m'],
  ['日本語', '7k3m'],
  [`${'word '.repeat(11)}cut-off`, `${'word-'.repeat(11)}cut-o-7k3m`],
])('The page of %s is called %s', async (subject, slug) => {
  const { page } = await publishCampaign(campaign({ subject }), '');
  expect(page).toBe(`/newsletter/${slug}`);
});

test('The lists have every public campaign that was started, newest first, this one included', async () => {
  const older = campaign({
    campaign: '1111-1111',
    subject: 'Older',
    page: '/newsletter/older-1111',
    startedAt: '2026-10-04T09:00:00.000Z',
  });
  const isPrivate = { campaign: '2222-2222', page: '/newsletter/x-2222', isPublic: false };
  await store(campaign(), older, campaign(isPrivate), campaign({ campaign: '3333-3333' }));

  await publishCampaign(campaign(), '');

  const paths = ['/newsletter/a-hub-that-sleeps-7k3m', '/newsletter/older-1111'];
  expect(JSON.parse(textIn('issues.json'))).toEqual([
    {
      path: paths[0],
      title: 'A hub that sleeps',
      preheader: 'Two years on one battery.',
      date: '2026-11-04',
    },
    {
      path: paths[1],
      title: 'Older',
      preheader: 'Two years on one battery.',
      date: '2026-10-04',
    },
  ]);
  const urls = paths.map((path) => given.SITE_URL + path);
  expect(textsOf('sitemap.xml', 'loc')).toEqual(urls);
  expect(textsOf('feed.xml', 'id')).toEqual([`${given.SITE_URL}/newsletter`, ...urls]);
  expect(textsOf('feed.xml', 'updated')).toEqual([
    '2026-11-04T09:00:00.000Z',
    '2026-11-04T09:00:00.000Z',
    '2026-10-04T09:00:00.000Z',
  ]);
});

test('The lists have an issue of the same minute that the index does not know yet', async () => {
  const first = await publishCampaign(campaign(), '');
  const second = campaign({
    campaign: '1111-1111',
    subject: 'Next',
    startedAt: '2026-11-04T09:00:01.000Z',
  });
  const { page } = await publishCampaign(second, '', [first]);

  const paths = JSON.parse(textIn('issues.json')).map(({ path }: Issue) => path);
  expect(paths).toEqual([page, first.page]);
});

test('Publishing again writes the same, under the path that readers have', async () => {
  const { page: path } = await publishCampaign(campaign(), '<p>Hello</p>');
  const written = new Map(files);
  const again = campaign({ page: path, changedAt: '2026-11-05T09:00:00.000Z' });
  await store(again);

  expect(await publishCampaign(again, '<p>Hello</p>')).toMatchObject({ page: path });
  expect(files).toEqual(written);
});

test('Without the build’s page nothing is published, and the next run tries again', async () => {
  files.delete(templateKey);
  await expect(publishCampaign(campaign(), '')).rejects.toThrow(new ApiError('unavailable'));
  expect(files.size).toBe(0);
});
