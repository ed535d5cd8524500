import { issueLists } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';
import { plainPage } from '../forms/plain-page.ts';
import type { Reply } from '../http/reply.ts';

/**
 * The response for an object that is not in the archive: an empty list before the first issue, or a 404 page. CloudFront
 * asks for it when S3 says 404, since its own error pages would replace those of the API, too.
 */
export function missingIssue(file: string): Reply<Issue[]> {
  if (issueLists.json.endsWith(`/${file}`)) return { body: [] };
  const page = plainPage('404', ["Oops! The page you're looking for doesn't exist."]);
  return { body: [], page: { ...page, error: 'not_found' } };
}
