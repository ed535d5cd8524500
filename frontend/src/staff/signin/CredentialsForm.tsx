import type { ReactNode } from 'react';
import { ErrorSummary } from '../../forms/ErrorSummary.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { type Steps, useForm } from '../../forms/use-form.ts';

interface CredentialsFormProps<Field extends string, Values> extends Steps<Field, Values, string> {
  readonly labelledBy: string;
  readonly className: string | undefined;
  readonly words: {
    readonly problemsHeading: string;
    readonly submit: string;
    readonly busy: string;
  };
  /** Before the problems. */
  readonly intro?: ReactNode;
  /** Beside the button that submits. */
  readonly actions?: ReactNode;
  /** Its fields; `field` gives what ties one to the form. */
  readonly children: (
    field: ReturnType<typeof useForm<Field, Values, string>>['field'],
  ) => ReactNode;
}

/** A form for passwords and codes: with its problems, and an alert where all of it was rejected. */
export function CredentialsForm<Field extends string, Values>({
  labelledBy,
  className,
  words,
  intro,
  actions,
  children,
  ...steps
}: CredentialsFormProps<Field, Values>) {
  const { formProps, problems, rejections, result, busy, idOf, field } = useForm(steps);
  return (
    <form {...formProps} className={className} aria-labelledby={labelledBy}>
      {intro}
      <ErrorSummary heading={words.problemsHeading} {...{ problems, rejections, idOf }} />
      {result !== null && (
        <p className="alert" role="alert">
          {result}
        </p>
      )}
      {children(field)}
      <SubmitButton label={words.submit} busyLabel={words.busy} busy={busy} />
      {actions}
    </form>
  );
}
