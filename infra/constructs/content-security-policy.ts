import type { Site } from '#build/site.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const nothing: Directives = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** For what is no document: it may load nothing, and nobody may frame it. */
export const dataPolicy = render(nothing);

/**
 * For the worker that searches: it compiles Pagefind's WebAssembly and fetches the index, and loads no other script. A
 * worker's own policy rules it, so that no page must allow WebAssembly.
 */
export const searchWorkerPolicy = render({
  ...nothing,
  'script-src': ["'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
});

/** CloudFront's limit for a policy's text, in characters; thirty hashes are too many already. */
const limit = 1783;

/**
 * What a public page may load. No `upgrade-insecure-requests`: the same policy is served on
 * http://localhost, where it would ask for https.
 * @throws Error where the pages inline so much that CloudFront rejects the policy.
 */
export function pagePolicy(site: Site): string {
  const frames = site.frameOrigins.join(' ');
  // As `viewer-response.ts` puts it together.
  const policy =
    frames === ''
      ? `${basePolicy(site)}; connect-src 'self'; frame-src 'none'`
      : `${basePolicy(site)}; connect-src 'self' ${frames}; frame-src ${frames}`;
  if (policy.length > limit) {
    throw new Error(
      `The content security policy has ${policy.length} characters and CloudFront takes ${limit}: inline fewer scripts and styles.`,
    );
  }
  return policy;
}

/** The part that public pages and staff pages share. */
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
 * What is uploaded with the pages of a build for the viewer-response function to turn into headers and statuses, so
 * that a page and the policy it was built for are never apart. S3 takes 2 KB of it.
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
