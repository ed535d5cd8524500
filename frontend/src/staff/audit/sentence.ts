import type { AuditEntry } from '#contract/activity.ts';
import { exportedWords, formatNames } from '../export/exported-content.ts';
import { sentenceOf } from '../contacts/history.ts';
import { auditDeeds } from './content.ts';

/** "ada took it and closed it", "ada exported the open contacts as CSV". */
export function auditSentence({ action, author, ...entry }: AuditEntry): string {
  if (action === 'change') return sentenceOf({ author, ...entry });
  if (action !== 'export') return `${author} ${auditDeeds[action]}`;
  const { export: exported = { list: 'contacts', format: 'csv' } } = entry;
  return `${author} ${auditDeeds.export(exportedWords(exported), formatNames[exported.format])}`;
}
