import { staffLimits } from '#contract/limits.ts';
import { staffTitle } from '../staff-title.ts';

export const replyTemplates = {
  documentTitle: staffTitle('Reply Templates'),
  title: 'Reply templates',
  lead: 'Start a reply from one of these texts. All staff share them, in this order.',
  placeholders: {
    heading: 'Placeholders',
    of: {
      firstName: 'the visitor’s first name',
      lastName: 'the visitor’s last name',
      company: 'the visitor’s company, or nothing',
      number: 'the number of the message, such as 7K3M-QX9R',
      products: 'the products that the visitor asks about, as a table',
    },
  },
  legend: (number: number) => `Template ${number}`,
  name: 'Name',
  text: 'Text',
  unknown: (placeholders: string) => `Unknown placeholder: ${placeholders}`,
  remove: 'Remove',
  removed: (name: string) => `Removed “${name}”. It is gone once you save.`,
  add: 'Add a template',
  full: `${staffLimits.templates} templates are the maximum.`,
  empty: 'There are no templates.',
  save: 'Save templates',
  saving: 'Saving…',
  saved: 'Saved. Everybody has these templates now.',
  unsaved: 'Not saved yet.',
  invalid: 'Not saved: a template is not complete yet.',
  stale:
    'Somebody else saved the templates while you were editing, so yours are not saved. Save again to replace theirs, or show theirs.',
  showTheirs: 'Show theirs',
  notSaved: 'Not saved. Check your connection, then try again: your texts are still here.',
  failed: 'The templates could not be loaded.',
  problems: {
    name: {
      required: 'Enter a name',
      too_long: `A name must be ${staffLimits.templateName.max} characters or fewer`,
      taken: 'Another template has this name',
    },
    text: {
      required: 'Enter a text',
      too_long: `A text must be ${staffLimits.template.max} characters or fewer`,
    },
  },
} as const;
