import { expect, test } from 'vitest';
import { services } from '#frontend/content/services.ts';
import { PagePathContext } from '#frontend/document/page-path.ts';
import { OtherServices } from '#frontend/services/OtherServices.tsx';
import { all } from '../built-site.ts';
import { render } from '../render.tsx';

const linksOn = (path: string) =>
  all(
    render(
      <PagePathContext value={path}>
        <OtherServices />
      </PagePathContext>,
    ),
    /<a [^>]*href="([^"]*)"/g,
  );

test('The page of a service lists every other service', () => {
  expect(services).toHaveLength(7);
  for (const { link } of services) {
    expect(linksOn(link)).toEqual(
      services.map((service) => service.link).filter((other) => other !== link),
    );
  }
});

test('A page that is no service lists all of them', () => {
  expect(linksOn('/services')).toEqual(services.map(({ link }) => link));
});
