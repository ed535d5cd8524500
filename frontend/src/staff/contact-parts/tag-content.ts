import { staffLimits } from '#contract/limits.ts';

export const tagWords = {
  label: 'Tags',
  none: 'There are no tags yet.',
  edit: 'Edit the list of tags',
  full: `A contact can have at most ${staffLimits.tagsOfContact} tags.`,
  failed: 'The tags could not be loaded.',
} as const;
