import { issueLists } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';
import { plainPage } from '../forms/plain-page.ts';
import type { Reply } from '../http/reply.ts';

/**
 * What stands in for an object that the archive lacks: no issues before the first one, or a page that says so. CloudFront
 * asks for it when S3 says 404, since its own error pages would replace those of the API, too.
 */
export function missingIssue(file: string): Reply<Issue[]> {
  if (issueLists.json.endsWith(`/${file}`)) return { body: [] };
  const page = plainPage('404', ["Oops! The page you're looking for doesn't exist."]);
  return { body: [], page: { ...page, error: 'not_found' } };
}
