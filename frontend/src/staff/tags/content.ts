import type { Tag } from '#contract/contact/tags.ts';
import { staffLimits } from '#contract/limits.ts';
import { editedListWords } from '../list/edited-list.ts';

export const tagsPage = {
  ...editedListWords('tag', 'tags', staffLimits.tags, staffLimits.tagName.max),
  title: 'Tags',
  lead: 'Tags for contacts. All staff share them, in this order. A contact keeps a tag that you remove here; it turns grey.',
  legend: (number: number) => `Tag ${number}`,
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
  notSaved: 'Not saved. Check your connection, then try again: your tags are still here.',
} as const;
