import type { Suspicion } from '#contract/suspicion.ts';

interface Traces {
  readonly subject?: string | undefined;
  readonly elapsed?: number | undefined;
  /** True where no script could take the time: that none is said is no sign of a program then. */
  readonly isScriptless: boolean;
}

/**
 * Why a form was probably sent by a program, to be stored with what it sent: `{}` where nothing says so.
 * Nothing else may depend on it, or programs would learn from our answers how to pass.
 * @param least milliseconds that a person takes at least
 */
export function suspected(traces: Traces, least: number): { suspicions?: Suspicion[] } {
  const suspicions = [...decoy(traces), ...timing(traces, least)];
  return suspicions.length > 0 ? { suspicions } : {};
}

function decoy({ subject = '' }: Traces): Suspicion[] {
  return subject === '' ? [] : ['decoy'];
}

function timing({ elapsed, isScriptless }: Traces, least: number): Suspicion[] {
  if (elapsed === undefined) return isScriptless ? [] : ['untimed'];
  return elapsed < least ? ['hasty'] : [];
}
