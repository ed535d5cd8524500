import { useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import { callForStaff } from '../../api/staff.ts';
import { emailOf } from '../../forms/entries.ts';
import { TextField } from '../../forms/Field.tsx';
import { brokenRule, problem } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { sentOfFailure } from '../data/sent-of-failure.ts';
import { testWords as words } from './content.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './page.module.css';
import type { Draft } from './use-draft.ts';

/** Sends the saved version to one address. */
export function TestPanel({ draft: { id, saver } }: { readonly draft: Draft }) {
  const { formProps, busy, field, rejections, result } = useForm<
    'to',
    { to: string },
    { readonly done?: string; readonly failed?: string }
  >({
    id: 'test',
    read: (entries) => ({ to: emailOf(entries, 'to') }),
    check: ({ to }) => problem(words.problems, 'to', brokenRule(to, limits.email)),
    send: async ({ to }) => {
      if (!(await saver.flush())) return { result: { failed: words.notSaved } };
      const sent = await callForStaff('POST /campaigns/{id}/test', { id, body: { to } });
      if (sent.kind === 'success') return { result: { done: words.done(to) } };
      return sentOfFailure(sent, words.problems, () => ({ failed: words.failed }));
    },
  });
  useEffect(() => {
    if (rejections > 0) document.getElementById('test-to')?.focus();
  }, [rejections]);
  return (
    <section className={styles.panel} aria-labelledby="test">
      <h2 id="test">{words.heading}</h2>
      <p>{words.text}</p>
      <form {...formProps} className={styles.form}>
        <TextField
          {...field('to')}
          type="email"
          label={words.to}
          autoComplete="email"
          spellCheck={false}
        />
        <SubmitButton variant="quiet" label={words.submit} busyLabel={words.busy} busy={busy} />
      </form>
      <output className="done">{result?.done}</output>
      <Alert>{result?.failed}</Alert>
    </section>
  );
}
