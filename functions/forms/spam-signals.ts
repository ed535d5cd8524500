import type { SpamSignal } from '#contract/spam-signals.ts';

interface FormChecks {
  readonly subject?: string | undefined;
  readonly elapsed?: number | undefined;
  /** True if no script could measure the time; a missing time is then no signal. */
  readonly isScriptless: boolean;
  /** Whether staff have blocked the sender. */
  readonly isSenderBlocked?: boolean;
}

/**
 * The spam signals to store with a form; `{}` if there are none. Responses must not depend on them, or bots would learn
 * how to pass.
 * @param minElapsed the minimum milliseconds that a person takes
 */
export function spamSignals(checks: FormChecks, minElapsed: number): { suspicions?: SpamSignal[] } {
  const signals = [...honeypot(checks), ...timing(checks, minElapsed), ...sender(checks)];
  return signals.length > 0 ? { suspicions: signals } : {};
}

/**
 * Whether a row is spam, so that nobody is notified: the honeypot, a blocked sender, or two signals. One alone may be a person, or a
 * program written from the API's document; it is only shown to staff.
 */
export function isSpam(signals: readonly SpamSignal[] = []): boolean {
  return signals.includes('honeypot') || signals.includes('blocked') || signals.length > 1;
}

function honeypot({ subject = '' }: FormChecks): SpamSignal[] {
  return subject === '' ? [] : ['honeypot'];
}

function sender({ isSenderBlocked = false }: FormChecks): SpamSignal[] {
  return isSenderBlocked ? ['blocked'] : [];
}

function timing({ elapsed, isScriptless }: FormChecks, minElapsed: number): SpamSignal[] {
  if (elapsed === undefined) return isScriptless ? [] : ['untimed'];
  return elapsed < minElapsed ? ['too-fast'] : [];
}
