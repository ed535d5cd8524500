import type { CampaignProblem } from '#contract/campaign.ts';
import type { CampaignContent } from './render-campaign.ts';

/** Stands in for the check of a text until it is merged. */
export function problemsOf({ subject, body }: CampaignContent): CampaignProblem[] {
  return [
    ...(subject === '' ? [{ kind: 'no-subject' as const, isBlocking: true }] : []),
    ...(body === '' ? [{ kind: 'no-text' as const, isBlocking: true }] : []),
    ...(body.includes('javascript:') ? [{ kind: 'link-form' as const, isBlocking: true }] : []),
  ];
}
