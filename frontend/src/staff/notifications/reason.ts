import { notifications } from './content.ts';

const { status, ...reasons } = notifications.results;

/** An attempt's result as a sentence; empty if there was none. */
export function reasonOf(result = ''): string {
  if (/^\d+$/.test(result)) return status(result);
  const known: Readonly<Record<string, string>> = reasons;
  return known[result] ?? '';
}
