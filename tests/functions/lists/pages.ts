import type { call } from '../call.ts';

type Query = Readonly<Record<string, string>>;
type Read = (query: Query) => ReturnType<typeof call>;

/** The query of the next page, from the Link header. */
export function nextOf({
  headers,
}: Pick<Awaited<ReturnType<Read>>, 'headers'>): Record<string, string> | undefined {
  const [, target] = /^<([^>]+)>; rel="next"$/.exec(String(headers['link'])) ?? [];
  return target === undefined
    ? undefined
    : Object.fromEntries(new URL(target, 'https://quietgrid.example').searchParams);
}

/** The bodies of all pages, following the Link headers. */
export async function pagesOf(read: Read, first: Query) {
  const bodies = [];
  for (let query: Query | undefined = first; query !== undefined;) {
    const page: Awaited<ReturnType<Read>> = await read(query);
    bodies.push(page.body);
    query = nextOf(page);
  }
  return bodies;
}
