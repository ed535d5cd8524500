import type { AuditEntry } from '#contract/activity.ts';
import { exportedWords, formatNames } from '../export/exported-content.ts';
import { sentenceOf } from '../contact-parts/history.ts';
import { auditActions } from './content.ts';

/** "ada took it and closed it", "ada exported the open contacts as CSV", "ada switched the webhook crm off". */
export function auditSentence({ action, author, ...entry }: AuditEntry): string {
  if (action === 'change') return sentenceOf({ author, ...entry });
  return `${author} ${actionText(action, entry)}`;
}

function actionText(
  action: keyof typeof auditActions,
  {
    export: exported = { list: 'contacts', format: 'csv' },
    webhook = '',
    enabled = false,
    user = '',
    addressCount = 0,
  }: Pick<AuditEntry, 'export' | 'webhook' | 'enabled' | 'user' | 'addressCount'>,
): string {
  if (action === 'export')
    return auditActions.export(exportedWords(exported), formatNames[exported.format]);
  if (action === 'webhook') return auditActions.webhook(webhook, enabled);
  if (action === 'webhook-secret' || action === 'webhook-test')
    return auditActions[action](webhook);
  if (action === 'import') return auditActions.import(addressCount);
  const text = auditActions[action];
  return typeof text === 'string' ? text : text(user);
}
