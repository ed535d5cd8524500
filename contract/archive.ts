/** Where functions keep files in the site's bucket, beside the builds. */
export const siteFolders = {
  /** Pages and lists of newsletters, by the path of the site: `archive/newsletter/feed.xml`. */
  archive: 'archive/',
  /** Pictures of newsletters, whose keys are their paths. */
  pictures: 'mail/',
} as const;

/** The page of a build from which pages of newsletters are made. It has no URL of its own. */
export const issueTemplate = 'newsletter/issue.html';

/** The lists of public newsletters. Until the first one is out there are none. */
export const issueLists = {
  json: '/newsletter/issues.json',
  feed: '/newsletter/feed.xml',
  sitemap: '/newsletter/sitemap.xml',
} as const;
