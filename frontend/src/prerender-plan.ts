import { issueTemplate } from '#contract/archive.ts';
import { pageNames, rowOf, urlsOf, type PageName } from './pages.ts';
import type { PlannedPage } from './prerender.ts';
import { sectionOf } from './search/sections.ts';

/** Every page that the build writes, including error pages. */
export const plan: readonly PlannedPage[] = pageNames.flatMap((name) =>
  urlsOf(name).map((url) => planned(name, url)),
);

function planned(name: PageName, url: string): PlannedPage {
  const { path, folder, label, unlisted, isTemplate, errorPrefix } = rowOf(name);
  return {
    url,
    file: isTemplate ? issueTemplate : fileOf(url),
    folder,
    listed: !unlisted && !isTemplate && errorPrefix === undefined,
    isTemplate,
    label,
    section: sectionOf(name),
    errorPrefix: url === path ? errorPrefix : undefined,
  };
}

function fileOf(url: string): string {
  return url === '/' ? 'index.html' : `${url.slice(1).replace(/\/:\w+$/, '')}.html`;
}
