import { blogFeed } from '../content/articles.ts';
import { brand } from '../content/brand.ts';

/** Tells feed readers of the feed. They read the prerendered file. */
export function FeedLink() {
  return (
    import.meta.env.SSR && (
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${brand.name} Blog`}
        href={blogFeed}
      />
    )
  );
}
