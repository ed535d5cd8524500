import { blogFeed } from '../content/articles.ts';
import * as brand from '../content/brand.ts';

/** Announces the feed to feed readers. */
export function FeedLink() {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${brand.name} Blog`}
      href={blogFeed}
    />
  );
}
