import { expect, test } from 'vitest';
import { brand } from '#frontend/content/brand.ts';
import { services } from '#frontend/content/services.ts';
import { structuredData } from '#frontend/structuredData.ts';

test.each(services)(
  'Search engines read of $link that it is a service of ours, below the services',
  async ({ link, title, des }) => {
    const url = `${brand.origin}${link}`;
    const service = {
      '@type': 'Service',
      name: title,
      description: des,
      url,
      provider: { '@id': `${brand.origin}/#organization` },
    };
    const trail = {
      '@type': 'BreadcrumbList',
      itemListElement: [
        expect.objectContaining({ position: 1, item: `${brand.origin}/` }),
        expect.objectContaining({ position: 2, item: `${brand.origin}/services` }),
        expect.objectContaining({ position: 3, item: url }),
      ],
    };
    expect(await structuredData(link)).toMatchObject({
      '@graph': expect.arrayContaining([
        expect.objectContaining(service),
        expect.objectContaining(trail),
      ]),
    });
  },
);
