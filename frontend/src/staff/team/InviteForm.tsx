import { useState } from 'react';
import { type Role, roles } from '#contract/role.ts';
import { type FirstPassword } from '#contract/team.ts';
import { limits } from '#contract/limits.ts';
import { callForStaff } from '../../api/staff.ts';
import { lineOf } from '../../forms/entries.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { TextField } from '../../forms/Field.tsx';
import { brokenRule, problem } from '../../forms/rules.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useForm } from '../../forms/use-form.ts';
import { roleNames, roleRights, teamWords } from './content.ts';
import { FirstPasswordNote } from './FirstPasswordNote.tsx';
import { sentOfFailure } from '../data/sent-of-failure.ts';
import { Choice, Choices } from '../ui/Choices.tsx';
import { Alert } from '../ui/Alert.tsx';
import styles from './page.module.css';
import { refreshTeam } from './use-team.ts';

const words = teamWords.invite;

/** Creates a colleague's account and shows its first password once. */
export function InviteForm() {
  const [made, setMade] = useState<FirstPassword>();
  const { formProps, problems, rejections, result, busy, idOf, field } = useForm<
    'username',
    { username: string; role: Role },
    string
  >({
    id: 'invite',
    read: (entries) => ({
      username: lineOf(entries, 'username'),
      role: roles.find((role) => role === entries.get('role')) ?? 'agent',
    }),
    check: ({ username }) =>
      problem(words.problems, 'username', brokenRule(username, limits.username)),
    send: async (body, form) => {
      setMade(undefined);
      const outcome = await callForStaff('POST /admin/team', { body });
      if (outcome.kind === 'success') {
        form.reset();
        setMade(outcome.data);
        refreshTeam();
        return { result: null };
      }
      if (outcome.kind === 'error' && outcome.status === 409) {
        return { result: null, problems: [{ field: 'username', message: words.taken }] };
      }
      return sentOfFailure(outcome, words.problems, () => teamWords.notDone);
    },
  });

  return (
    <section className="stack" aria-labelledby="invite">
      <h2 id="invite">{words.heading}</h2>
      <form {...formProps} className={styles.form} aria-labelledby="invite">
        <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
        <TextField
          {...field('username')}
          label={words.username}
          hint={words.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Choices legend={words.role}>
          {roles.map((role) => (
            <Choice
              key={role}
              name="role"
              value={role}
              label={roleNames[role]}
              hint={roleRights[role]}
              defaultChecked={role === 'agent'}
            />
          ))}
        </Choices>
        {result !== null && <Alert>{result}</Alert>}
        <SubmitButton label={words.submit} busyLabel={words.busy} busy={busy} />
      </form>
      {made && <FirstPasswordNote {...made} onDone={() => setMade(undefined)} />}
    </section>
  );
}
