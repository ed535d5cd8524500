import { brand } from '../content/brand.ts';
import type { PageHead } from '../content/head.ts';
import { Sharing } from './Sharing.tsx';

/**
 * A page's title and metadata. React places them in the document's head, in the prerendered file as well
 * as after a navigation in the browser.
 */
export function Head(page: PageHead) {
  const { title, description, path, index = true } = page;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {index ? (
        <link rel="canonical" href={brand.origin + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {/* Read in the prerendered file only, so no browser downloads what makes it. */}
      {import.meta.env.SSR && index && <Sharing {...page} />}
    </>
  );
}
