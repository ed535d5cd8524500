import { staffLimits } from '#contract/limits.ts';
import { editedListWords } from '../list/edited-list.ts';
import { staffTitle } from '../staff-title.ts';

export const replyTemplates = {
  ...editedListWords('template', 'templates', staffLimits.templates, staffLimits.templateName.max),
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
  text: 'Text',
  unknown: (placeholders: string) => `Unknown placeholder: ${placeholders}`,
  notSaved: 'Not saved. Check your connection, then try again: your texts are still here.',
  textProblems: {
    required: 'Enter a text',
    too_long: `A text must be ${staffLimits.template.max} characters or fewer`,
  },
} as const;
