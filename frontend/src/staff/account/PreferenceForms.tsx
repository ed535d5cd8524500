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
import { Alert } from '../ui/Alert.tsx';
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

/** The user's own signature and mail notices. */
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
      {(field) => (
        <TextArea
          {...field('signature')}
          label={words.signature.label}
          hint={words.signature.hint}
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
      {(field) => (
        <>
          <TextField
            {...field('email')}
            type="email"
            label={words.mails.label}
            hint={words.mails.hint}
            defaultValue={preferences.email ?? ''}
            autoComplete="email"
            spellCheck={false}
          />
          <Checkbox
            id="preferences-mailsAssigned"
            name="mailsAssigned"
            label={words.mails.assigned}
            defaultChecked={preferences.mailsAssigned}
          />
          <Checkbox
            id="preferences-mailsMentioned"
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
  readonly children: (
    field: ReturnType<typeof useForm<Field, Values, Saved>>['field'],
  ) => ReactNode;
}

function PreferenceForm<Values>({
  id,
  words: { heading, lead },
  children,
  ...steps
}: PreferenceFormProps<Values>) {
  const { formProps, problems, rejections, result, busy, idOf, field } = useForm({
    id: 'preferences',
    ...steps,
  });
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{lead}</p>
      <form {...formProps} className={styles.form} aria-labelledby={id}>
        <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
        {children(field)}
        <SubmitButton variant="quiet" label={words.submit} busyLabel={words.busy} busy={busy} />
      </form>
      <output>{result?.isSaved && result.text}</output>
      <Alert>{result?.isSaved === false && result.text}</Alert>
    </section>
  );
}
