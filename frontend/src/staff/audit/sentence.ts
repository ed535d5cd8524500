import type { AuditEntry } from '#contract/activity.ts';
import { exportedWords, formatNames } from '../export/exported-content.ts';
import { sentenceOf } from '../contacts/history.ts';
import { auditDeeds } from './content.ts';

/** "ada took it and closed it", "ada exported the open contacts as CSV", "ada switched the webhook crm off". */
export function auditSentence({ action, author, ...entry }: AuditEntry): string {
  if (action === 'change') return sentenceOf({ author, ...entry });
  return `${author} ${deedOf(action, entry)}`;
}

function deedOf(
  action: keyof typeof auditDeeds,
  {
    export: exported = { list: 'contacts', format: 'csv' },
    webhook = '',
    enabled = false,
  }: Pick<AuditEntry, 'export' | 'webhook' | 'enabled'>,
): string {
  if (action === 'export')
    return auditDeeds.export(exportedWords(exported), formatNames[exported.format]);
  if (action === 'webhook') return auditDeeds.webhook(webhook, enabled);
  return action === 'webhook-secret' ? auditDeeds[action](webhook) : auditDeeds[action];
}
