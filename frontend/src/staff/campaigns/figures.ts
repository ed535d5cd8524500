import type { CampaignFigures, CampaignSummary } from '#contract/campaign.ts';

/** "1,234". */
export function counted(count: number): string {
  return count.toLocaleString('en-CA');
}

/** "98.2%"; undefined for a whole of 0. Only all of it reads as 100%, and only none of it as 0%. */
export function percentOf(part: number, whole: number): string | undefined {
  if (whole === 0) return undefined;
  if (part === 0 || part === whole) return `${(part / whole) * 100}%`;
  const percent = (part / whole) * 100;
  if (percent < 0.1) return 'under 0.1%';
  return percent > 99.9 ? 'over 99.9%' : `${percent.toFixed(1)}%`;
}

/** Recipients who have been processed, with any result. */
export function doneOf({ sent, uncertain, skipped, refused }: CampaignFigures): number {
  return sent + uncertain + skipped + refused;
}

/** The most relevant time for a newsletter's status. */
export function timeOf({
  status,
  createdAt,
  at,
  startedAt,
  endedAt,
}: Pick<CampaignSummary, 'status' | 'createdAt' | 'at' | 'startedAt' | 'endedAt'>): {
  readonly name: 'createdAt' | 'at' | 'startedAt' | 'endedAt';
  readonly time: string;
} {
  if (status === 'scheduled' && at !== undefined) return { name: 'at', time: at };
  if ((status === 'sent' || status === 'cancelled') && endedAt !== undefined)
    return { name: 'endedAt', time: endedAt };
  if (status !== 'draft' && startedAt !== undefined) return { name: 'startedAt', time: startedAt };
  return { name: 'createdAt', time: createdAt };
}
