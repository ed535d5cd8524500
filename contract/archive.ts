/** Where functions keep files in the site's bucket, beside the builds. */
export const siteFolders = {
  /** Pages and lists of newsletters, by the path of the site: `archive/newsletter/feed.xml`. */
  archive: 'archive/',
  /** Pictures of newsletters, whose keys are their paths. */
  pictures: 'mail/',
} as const;

/** The page of a build from which pages of newsletters are made. It has no URL of its own. */
export const issueTemplate = 'newsletter/issue.html';

/** The lists of public newsletters. They are missing until the first one is out. */
export const issueLists = {
  json: '/newsletter/issues.json',
  feed: '/newsletter/feed.xml',
  sitemap: '/newsletter/sitemap.xml',
} as const;

/** An entry of `issues.json`, which holds the newest first. */
export interface Issue {
  /** Of its page. */
  readonly path: string;
  readonly title: string;
  /** May be empty. */
  readonly preheader: string;
  /** An ISO date. */
  readonly date: string;
}
