import type { Preferences } from '#contract/team.ts';
import { limits, staffLimits } from '#contract/limits.ts';
import { callForStaff } from '../../api/staff.ts';
import { emailOf, textOf } from '../../forms/entries.ts';
import { brokenRule, problem, type Problem } from '../../forms/rules.ts';
import type { Sent } from '../../forms/use-form.ts';
import { preferencesQuery } from '../data/queries.ts';
import { queryClient } from '../data/query-client.ts';
import { preferenceWords as words } from './content.ts';
import { sentOfFailure } from '../data/sent-of-failure.ts';

export type Field = 'signature' | 'email';

/** The result of a form. */
export interface Saved {
  readonly isSaved: boolean;
  readonly text: string;
}

export function signatureOf(entries: FormData): Pick<Preferences, 'signature'> {
  return { signature: textOf(entries, 'signature') };
}

type Mails = Pick<Preferences, 'email' | 'mailsAssigned' | 'mailsMentioned'>;

/** No address means no mail: an empty field is left out. */
export function mailsOf(entries: FormData): Mails {
  return {
    email: emailOf(entries, 'email') || undefined,
    mailsAssigned: entries.has('mailsAssigned'),
    mailsMentioned: entries.has('mailsMentioned'),
  };
}

export function signatureProblems({ signature }: Pick<Preferences, 'signature'>): Problem<Field>[] {
  return problem<Field>(words.problems, 'signature', brokenRule(signature, staffLimits.signature));
}

export function mailProblems({ email }: Mails): Problem<Field>[] {
  if (email === undefined) return [];
  return problem<Field>(words.problems, 'email', brokenRule(email, limits.email));
}

let last: Promise<unknown> = Promise.resolve();

/** Saves some preferences, and the others as last read or saved: one form's after the other's. */
export function savePreferences(
  read: Preferences,
  changes: Partial<Preferences>,
): Promise<Sent<Field, Saved>> {
  const saved = last.then(() => save(read, changes));
  last = saved;
  return saved;
}

async function save(read: Preferences, changes: Partial<Preferences>): Promise<Sent<Field, Saved>> {
  const saved = queryClient.getQueryData(preferencesQuery.queryKey) ?? read;
  const body = { ...saved, ...changes };
  const outcome = await callForStaff('PUT /admin/account/preferences', { body });
  if (outcome.kind === 'success') {
    queryClient.setQueryData(preferencesQuery.queryKey, outcome.data);
    return { result: { isSaved: true, text: words.saved } };
  }
  return sentOfFailure(outcome, words.problems, () => ({ isSaved: false, text: words.notSaved }));
}
