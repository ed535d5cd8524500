import { issueLists } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';

/** The public newsletters, newest first; undefined if they cannot be read. Until the first one there is no list. */
export async function readIssues(): Promise<readonly Issue[] | undefined> {
  try {
    const response = await fetch(issueLists.json, { signal: AbortSignal.timeout(20_000) });
    if (response.status === 404) return [];
    if (!response.ok) return undefined;
    const issues: unknown = await response.json();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- functions/campaigns/publish.ts writes them
    return Array.isArray(issues) ? (issues as Issue[]) : undefined;
  } catch {
    return undefined;
  }
}
