import type { Tag } from '#contract/contact/tags.ts';

/** The initial tags. */
export const firstTags: readonly Tag[] = [
  { name: 'Quote', colour: 'blue' },
  { name: 'Order', colour: 'green' },
  { name: 'Support', colour: 'amber' },
  { name: 'Urgent', colour: 'red' },
  { name: 'Partner', colour: 'violet' },
  { name: 'Press', colour: 'grey' },
];
