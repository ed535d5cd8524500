import type { Tag } from '#contract/contact/tags.ts';
import { staffLimits } from '#contract/limits.ts';
import { staffTitle } from '../staff-title.ts';

export const tagsPage = {
  documentTitle: staffTitle('Tags'),
  title: 'Tags',
  lead: 'Tags for contacts. All staff share them, in this order. A contact keeps a tag that you remove here, in grey.',
  legend: (number: number) => `Tag ${number}`,
  name: 'Name',
  colour: 'Colour',
  colours: {
    grey: 'Grey',
    green: 'Green',
    blue: 'Blue',
    amber: 'Amber',
    red: 'Red',
    violet: 'Violet',
  } satisfies Record<Tag['colour'], string>,
  up: 'Move up',
  remove: 'Remove',
  removed: (name: string) => `Removed “${name}”. It is gone once you save.`,
  add: 'Add a tag',
  full: `${staffLimits.tags} tags are the maximum.`,
  empty: 'There are no tags.',
  save: 'Save tags',
  saving: 'Saving…',
  saved: 'Saved. Everybody has these tags now.',
  unsaved: 'Not saved yet.',
  invalid: 'Not saved: a tag is not complete yet.',
  stale:
    'Somebody else saved the tags while you were editing, so yours are not saved. Save again to replace theirs, or show theirs.',
  showTheirs: 'Show theirs',
  notSaved: 'Not saved. Check your connection, then try again: your tags are still here.',
  failed: 'The tags could not be loaded.',
  problems: {
    required: 'Enter a name',
    too_long: `A name must be ${staffLimits.tagName.max} characters or fewer`,
    taken: 'Another tag has this name',
  },
} as const;
