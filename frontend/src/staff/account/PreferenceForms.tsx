import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Preferences } from '#contract/team.ts';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { Checkbox, TextArea, TextField } from '../../forms/Field.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { type Steps, useForm } from '../../forms/use-form.ts';
import { dashboard } from '../content.ts';
import { preferencesQuery } from '../data/queries.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { preferenceWords as words } from './content.ts';
import tone from '../ui/tone.module.css';
import styles from './page.module.css';
import {
  type Field,
  mailProblems,
  mailsOf,
  type Saved,
  savePreferences,
  signatureOf,
  signatureProblems,
} from './preferences.ts';

const idOf = (field: string) => `preferences-${field}`;

/** One's own signature and mail notices. */
export function PreferenceForms() {
  const { data, isError, refetch } = useQuery(preferencesQuery);
  if (data === undefined) {
    return isError ? (
      <LoadFailed text={words.failed} onRetry={() => void refetch()} />
    ) : (
      <output>{dashboard.loading}</output>
    );
  }
  return (
    <>
      <SignatureForm preferences={data} />
      <MailsForm preferences={data} />
    </>
  );
}

interface FormProps {
  readonly preferences: Preferences;
}

function SignatureForm({ preferences }: FormProps) {
  return (
    <PreferenceForm
      id="signature"
      words={words.signature}
      read={signatureOf}
      check={signatureProblems}
      send={(values) => savePreferences(preferences, values)}
    >
      {(messageFor) => (
        <TextArea
          id={idOf('signature')}
          name="signature"
          label={words.signature.label}
          hint={words.signature.hint}
          problem={messageFor('signature')}
          defaultValue={preferences.signature}
          rows={3}
        />
      )}
    </PreferenceForm>
  );
}

function MailsForm({ preferences }: FormProps) {
  return (
    <PreferenceForm
      id="mails"
      words={words.mails}
      read={mailsOf}
      check={mailProblems}
      send={(values) => savePreferences(preferences, values)}
    >
      {(messageFor) => (
        <>
          <TextField
            id={idOf('email')}
            name="email"
            type="email"
            label={words.mails.label}
            hint={words.mails.hint}
            problem={messageFor('email')}
            defaultValue={preferences.email ?? ''}
            autoComplete="email"
            spellCheck={false}
          />
          <Checkbox
            id={idOf('mailsAssigned')}
            name="mailsAssigned"
            label={words.mails.assigned}
            defaultChecked={preferences.mailsAssigned}
          />
          <Checkbox
            id={idOf('mailsMentioned')}
            name="mailsMentioned"
            label={words.mails.mentioned}
            defaultChecked={preferences.mailsMentioned}
          />
        </>
      )}
    </PreferenceForm>
  );
}

interface PreferenceFormProps<Values> extends Steps<Field, Values, Saved> {
  readonly id: string;
  readonly words: { readonly heading: string; readonly lead: string };
  readonly children: (messageFor: (field: Field) => string | undefined) => ReactNode;
}

function PreferenceForm<Values>({
  id,
  words: { heading, lead },
  children,
  ...steps
}: PreferenceFormProps<Values>) {
  const { formProps, problems, rejections, result, busy, messageFor } = useForm(steps);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{lead}</p>
      <form {...formProps} className={styles.form} aria-labelledby={id}>
        <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
        {children(messageFor)}
        <SubmitButton variant="quiet" label={words.submit} busyLabel={words.busy} busy={busy} />
      </form>
      <output>{result?.isSaved && result.text}</output>
      <div role="alert">
        {result?.isSaved === false && <p className={tone.alert}>{result.text}</p>}
      </div>
    </section>
  );
}
