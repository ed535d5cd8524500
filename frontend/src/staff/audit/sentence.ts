import type { AuditEntry, Export } from '#contract/activity.ts';
import { sentenceOf } from '../history.ts';
import { unassigned } from '../view.ts';
import { auditDeeds, exported } from './content.ts';

/** "ada took it and closed it", "ada exported the open contacts as CSV". */
export function auditSentence({ action, author, ...entry }: AuditEntry): string {
  if (action === 'change') return sentenceOf({ author, ...entry });
  const what = entry.export ? ` ${exportedIn(entry.export)}` : '';
  return `${author} ${auditDeeds[action]}${what}`;
}

function exportedIn({ list, format, status, assignee }: Export): string {
  const who = assignee === unassigned ? exported.nobody : assignee;
  const what = list === 'newsletter' ? exported.newsletter : exported.contacts(status, who);
  return what + exported.as + exported.formats[format];
}
