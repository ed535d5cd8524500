import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faqGroups } from '#frontend/content/technologies.ts';
import { all, readPage } from './built-site.ts';

test('The technical document is offered exactly when it is published', () => {
  const published = existsSync('frontend/src/documents/edge-gateway-technical-document.pdf');
  const links = all(readPage('edge-gateway.html'), /<a ([^>]*)>[^]{0,900}?Download Technical/g);
  expect(links).toHaveLength(published ? 1 : 0);
  for (const link of links) {
    expect(link).toContain('target="_blank"');
    expect(link).toMatch(/href="[^"]+\.pdf"/);
  }
});

test('Search engines read every question with the answer that visitors read', () => {
  const [json = ''] = all(
    readPage('technologies-tools.html'),
    /<script type="application\/ld\+json">([^]*?)<\/script>/g,
  );
  const { '@graph': graph }: { '@graph': { '@type': string; mainEntity?: unknown[] }[] } =
    JSON.parse(json);
  const faq = graph.find((thing) => thing['@type'] === 'FAQPage');
  expect(faq?.mainEntity).toEqual(
    faqGroups.flatMap(({ items }) =>
      items.map(({ question, answer }) =>
        expect.objectContaining({
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }),
      ),
    ),
  );
});
