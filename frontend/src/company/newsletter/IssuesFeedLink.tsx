import { issueLists } from '#contract/archive.ts';
import * as brand from '../../content/brand.ts';

/** Announces the feed of newsletters to feed readers. */
export function IssuesFeedLink() {
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${brand.name} Newsletter`}
      href={issueLists.feed}
    />
  );
}
