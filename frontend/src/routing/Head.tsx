import { brand } from '../content/brand.ts';
import { shareCard, type PageHead } from '../content/head.ts';

/**
 * A page's title and metadata. React places them in the document's head, in the prerendered file as well
 * as after a navigation in the browser.
 */
export function Head({ title, description, path, index = true }: PageHead) {
  const url = `${brand.origin}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {index ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={brand.locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${brand.origin}${shareCard.path}`} />
      <meta property="og:image:width" content={`${shareCard.width}`} />
      <meta property="og:image:height" content={`${shareCard.height}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
