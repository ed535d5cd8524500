import { brand } from '../content/brand.ts';
import { servicesPage, type Service } from '../content/services.ts';
import { paths } from '../paths.ts';
import { breadcrumbs } from './breadcrumbs.ts';

/** A service's page as schema.org sees it. */
export function serviceThings({ title, des, link }: Service): object[] {
  const url = `${brand.origin}${link}`;
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: title,
      serviceType: title,
      description: des,
      url,
      provider: { '@id': `${brand.origin}/#organization` },
    },
    breadcrumbs([
      [servicesPage.heading, paths.services()],
      [title, link],
    ]),
  ];
}
