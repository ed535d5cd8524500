import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { callForStaff } from '../../api/staff.ts';
import { fieldErrorsOf } from '../../api/client.ts';
import { emailOf } from '../../forms/entries.ts';
import { TextField } from '../../forms/Field.tsx';
import { brokenRule, problem, problemsFrom } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { testWords as words } from './content.ts';
import { Alert } from '../ui/Alert.tsx';
import tone from '../ui/tone.module.css';
import styles from './page.module.css';
import type { Draft } from './use-draft.ts';

type Outcome = { readonly done: string } | { readonly failed: string };

interface TestPanelProps {
  readonly id: string;
  readonly draft: Draft;
}

/** Sends the saved version to one address. */
export function TestPanel({ id, draft: { saver } }: TestPanelProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { formProps, busy, field, rejections } = useForm({
    id: 'test',
    read: (entries) => ({ to: emailOf(entries, 'to') }),
    check: ({ to }) => problem(words.problems, 'to', brokenRule(to, limits.email)),
    send: async ({ to }) => {
      setOutcome(undefined);
      if (!(await saver.flush())) {
        setOutcome({ failed: words.notSaved });
        return { result: null };
      }
      const sent = await callForStaff('POST /campaigns/{id}/test', { id, body: { to } });
      if (sent.kind === 'signed-out') return { result: null };
      if (sent.kind === 'success') {
        setOutcome({ done: words.done(to) });
        return { result: null };
      }
      const problems = problemsFrom(words.problems, fieldErrorsOf(sent));
      if (problems.length === 0) setOutcome({ failed: words.failed });
      return { result: null, problems };
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
      <output className={tone.done}>{outcome && 'done' in outcome && outcome.done}</output>
      <Alert>{outcome && 'failed' in outcome && outcome.failed}</Alert>
    </section>
  );
}
