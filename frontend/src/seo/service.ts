import type { Service } from 'schema-dts';
import * as brand from '../content/brand.ts';
import { organizationId } from './organization.ts';

interface Offered {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

/** The service that a page offers. */
export function service({ name, description, path }: Offered): Service {
  const url = `${brand.origin}${path}`;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description,
    url,
    provider: { '@id': organizationId },
  };
}
