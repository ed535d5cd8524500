import * as brand from '../../content/brand.ts';
import type { PageHead } from '../../content/head.ts';

export const developers = {
  head: {
    title: `API for Forms of Your Own | ${brand.name}`,
    description: `Send enquiries and newsletter addresses to ${brand.name} from a server of yours: three calls, their fields, answers, limits and examples that run.`,
  } satisfies PageHead,
  title: 'Developers',
  caption: 'Three calls, JSON, no key',
} as const;
