import { all } from '../built-site.ts';

/** One thing that a page tells search engines, as far as the tests look into it. */
export interface Thing {
  readonly '@type': string;
  readonly name?: string;
  readonly description?: string;
  readonly image?: readonly string[];
  readonly additionalProperty?: readonly { readonly name: string; readonly value: string }[];
  readonly offers?: {
    readonly price: string;
    readonly priceCurrency: string;
    readonly warranty: { readonly durationOfWarranty: { readonly value: number } };
  };
  readonly itemListElement?: readonly Crumb[];
  readonly mainEntity?: readonly Question[];
}

interface Crumb {
  readonly position: number;
  readonly name: string;
  readonly item: { readonly '@id': string };
}

interface Question {
  readonly name: string;
  readonly acceptedAnswer: { readonly text: string };
}

/** All that a page tells. */
export function thingsIn(html: string): readonly Thing[] {
  const [json = '{}'] = all(html, /<script type="application\/ld\+json">([^]*?)<\/script>/g);
  const data: { '@graph': readonly Thing[] } = JSON.parse(json);
  return data['@graph'];
}

/** @throws Error where the page tells nothing of this type, or two of it. */
export function only(things: readonly Thing[], type: string): Thing {
  const [thing, ...others] = things.filter((each) => each['@type'] === type);
  if (!thing || others.length > 0) throw new Error(`Not one ${type}, but ${others.length + 1}.`);
  return thing;
}
