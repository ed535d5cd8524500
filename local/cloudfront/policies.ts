import * as z from 'zod/mini';

/** Which headers, cookies or parameters a policy takes along. Names compare without case. */
export interface Selection {
  /** CloudFront's own words: `none`, `whitelist`, `all`, `allExcept`, `allViewer` … */
  readonly behavior: string;
  readonly names: readonly string[];
}

/** What a policy lets through to the origin. */
export interface Forwarded {
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly queryStrings: Selection;
}

export interface CachePolicy extends Forwarded {
  /** Encodings that the edge may compress to, the preferred first; none where nothing is cached. */
  readonly encodings: readonly ('br' | 'gzip')[];
}

export type OriginRequestPolicy = Forwarded;

export interface ResponseHeadersPolicy {
  readonly remove: readonly string[];
  readonly set: readonly {
    readonly name: string;
    readonly value: string;
    /** False: the origin's own header wins. */
    readonly override: boolean;
  }[];
}

/** Whether the viewer's header, cookie or parameter of this name goes to the origin. */
export function selects({ behavior, names }: Selection, name: string): boolean {
  const listed = names.some((each) => each.toLowerCase() === name.toLowerCase());
  switch (behavior) {
    case 'none':
      return false;
    case 'whitelist':
      return listed;
    case 'allExcept':
      return !listed;
    case 'all':
    case 'allViewer':
    case 'allViewerAndWhitelistCloudFront':
      return true;
    default:
      throw new Error(`The local runtime does not know the behaviour ${behavior}.`);
  }
}

/**
 * Whether a header that CloudFront makes (`CloudFront-Viewer-Country`) is added for functions and the
 * origin: only where a policy names it.
 */
export function addsCloudFrontHeader({ behavior, names }: Selection, name: string): boolean {
  return (
    (behavior === 'whitelist' || behavior === 'allViewerAndWhitelistCloudFront') &&
    names.some((each) => each.toLowerCase() === name.toLowerCase())
  );
}

const Names = z._default(z.array(z.string()), []);

const selection = (part: string) =>
  z.pipe(
    z.looseObject({}),
    z.transform((config: Record<string, unknown>): Selection => ({
      behavior: z.string().parse(config[`${part}Behavior`]),
      names: Names.parse(config[`${part}s`]),
    })),
  );

/** The three selections as both kinds of policy spell them in a template. */
export const ForwardedConfig = z.pipe(
  z.looseObject({
    HeadersConfig: selection('Header'),
    CookiesConfig: selection('Cookie'),
    QueryStringsConfig: selection('QueryString'),
  }),
  z.transform(
    ({ HeadersConfig: headers, CookiesConfig: cookies, QueryStringsConfig: queryStrings }) =>
      ({ headers, cookies, queryStrings }) satisfies Forwarded,
  ),
);
