import type { Site } from '#build/site.ts';
import { wholePolicy } from '../edge/whole-policy.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const nothing: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For anything but documents: it loads nothing, and nobody frames it. */
export const dataPolicy = render(nothing);

/**
 * For the search worker, which compiles Pagefind's WebAssembly and fetches the index. A worker has its own policy, so no page
 * needs to allow WebAssembly.
 */
export const searchWorkerPolicy = render({
  ...nothing,
  'script-src': ["'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
});

/** CloudFront's limit for a policy, in characters. Thirty hashes exceed it. */
const limit = 1783;

/**
 * The policy of public pages. It omits `upgrade-insecure-requests`, which would break http://localhost.
 * @throws Error if CloudFront would reject the policy because the pages inline too much
 */
export function pagePolicy(site: Site): string {
  // The longest form of `viewer-response.ts`.
  const policy = wholePolicy(basePolicy(site), site.frameOrigins.join(' ') || "'none'");
  if (policy.length > limit) {
    throw new Error(
      `The content security policy has ${policy.length} characters and CloudFront takes ${limit}: inline fewer scripts and styles.`,
    );
  }
  return policy;
}

/** The part common to public and staff pages. */
function basePolicy({ scriptHashes, styleHashes }: Site): string {
  return render({
    ...nothing,
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
  });
}

/**
 * Metadata of a build's pages, which the viewer-response function turns into headers and statuses. A page thus always has
 * the policy of its own build. S3 limits it to 2 KB.
 */
export function pageMetadata(site: Site): Record<string, string> {
  const { frameOrigins, errors } = site;
  return {
    policy: basePolicy(site),
    ...(frameOrigins.length > 0 && { frames: frameOrigins.join(' ') }),
    errors: JSON.stringify(Object.fromEntries(errors.map(({ file, status }) => [file, status]))),
  };
}

function render(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
