import type { SpamSignal } from '#contract/spam-signals.ts';

interface FormChecks {
  readonly subject?: string | undefined;
  readonly elapsed?: number | undefined;
  /** True if no script could measure the time: then a missing time is no signal. */
  readonly isScriptless: boolean;
}

/**
 * The spam signals of a form, to be stored with it; `{}` if there are none. No response may depend on them, or bots
 * would learn from it how to pass.
 * @param minElapsed milliseconds that a person takes at least
 */
export function spamSignals(checks: FormChecks, minElapsed: number): { suspicions?: SpamSignal[] } {
  const suspicions = [...honeypot(checks), ...timing(checks, minElapsed)];
  return suspicions.length > 0 ? { suspicions } : {};
}

/**
 * Whether spam signals decide that a row is spam, of which nobody is told: the honeypot, or two that agree. One alone may be
 * a person's, or a program's that was written from the API's document: it marks the row and changes nothing else.
 */
export function isSpam(suspicions: readonly SpamSignal[] = []): boolean {
  return suspicions.includes('decoy') || suspicions.length > 1;
}

function honeypot({ subject = '' }: FormChecks): SpamSignal[] {
  return subject === '' ? [] : ['decoy'];
}

function timing({ elapsed, isScriptless }: FormChecks, minElapsed: number): SpamSignal[] {
  if (elapsed === undefined) return isScriptless ? [] : ['untimed'];
  return elapsed < minElapsed ? ['hasty'] : [];
}
