import * as brand from '../content/brand.ts';
import type { PageHead } from '../content/head.ts';
import { usePagePath } from './page-path.ts';
import { Sharing } from './Sharing.tsx';

/** A page's title and metadata. React hoists them into the head. */
export function Head(page: PageHead) {
  const { title, description, index = true } = page;
  const path = usePagePath();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {index ? (
        <link rel="canonical" href={brand.origin + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {index && <Sharing {...page} />}
    </>
  );
}
