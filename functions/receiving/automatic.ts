import { type Field, type Head, valueOf } from './head.ts';

/** Whether a program wrote a mail by itself. An absence note does not reopen a conversation. */
export function isAutomatic({ fields, receipt }: Pick<Head, 'fields' | 'receipt'>): boolean {
  return (
    isSubmittedAutomatically(fields) ||
    /^(?:bulk|junk|auto_reply)\b/i.test(valueOf(fields, 'precedence') ?? '') ||
    // Reports of delivery have no sender to report to (RFC 5321, section 4.5.5).
    valueOf(receipt, 'return-path')?.replaceAll(/\s/g, '') === '<>'
  );
}

/** Whether a mail came over a mailing list, whose members are persons. */
export function isFromList({ fields }: Pick<Head, 'fields'>): boolean {
  return (
    valueOf(fields, 'list-id') !== undefined || /^list\b/i.test(valueOf(fields, 'precedence') ?? '')
  );
}

/**
 * Whether a mail asks for no automatic reply. A person may have written it: discourse/discourse 21367. Its values are in
 * "Auto Response Suppress", [MS-OXCMAIL] section 2.1.3.2.20.
 */
export function suppressesReplies({ fields }: Pick<Head, 'fields'>): boolean {
  return /\b(?:All|OOF|AutoReply)\b/i.test(valueOf(fields, 'x-auto-response-suppress') ?? '');
}

/** RFC 3834, section 5: anything but `no`, maybe with parameters or a comment. */
function isSubmittedAutomatically(fields: readonly Field[]): boolean {
  const value = valueOf(fields, 'auto-submitted');
  return value !== undefined && !/^no\b/i.test(value);
}
