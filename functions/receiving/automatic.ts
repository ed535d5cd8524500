import { type Field, type Head, valueOf } from './head.ts';

/**
 * Whether a program wrote a mail by itself: nobody answers it automatically (RFC 3834, section 2), and an absence note
 * does not reopen a conversation.
 */
export function isAutomatic({ fields, receipt }: Pick<Head, 'fields' | 'receipt'>): boolean {
  return (
    isSubmittedAutomatically(fields) ||
    /^(?:bulk|list|junk|auto_reply)\b/i.test(valueOf(fields, 'precedence') ?? '') ||
    ['list-id', 'x-auto-response-suppress'].some((name) => valueOf(fields, name) !== undefined) ||
    // Reports of delivery have no sender to report to (RFC 5321, section 4.5.5).
    valueOf(receipt, 'return-path')?.replaceAll(/\s/g, '') === '<>'
  );
}

/** RFC 3834, section 5: anything but `no`, maybe with parameters or a comment. */
function isSubmittedAutomatically(fields: readonly Field[]): boolean {
  const value = valueOf(fields, 'auto-submitted');
  return value !== undefined && !/^no\b/i.test(value);
}
