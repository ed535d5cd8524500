import type { UrlOf } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import type { LeaveRequest } from '#contract/newsletter.ts';
import { fieldErrorsOf } from '../../../api/client.ts';
import { requestLeaveLink } from '../../../api/newsletter.ts';
import { OnlyField } from '../../../forms/OnlyField.tsx';
import { Honeypot } from '../../../forms/Honeypot.tsx';
import { emailOf } from '../../../forms/entries.ts';
import { brokenRule, problem, problemsFrom } from '../../../forms/rules.ts';
import { spamSignals } from '../../../forms/spam-signals.ts';
import { island } from '../../../islands/island.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useForm, type Sent } from '../../../forms/use-form.ts';
import { unsubscribing as words } from '../content.ts';
import styles from '../letter.module.css';

/** Requests a link that ends the newsletter for an address. */
export const LeaveForm = island('load', function LeaveForm() {
  const { formProps, result, busy, rejections, problems } = useForm({
    read,
    check,
    send,
    action: '/api/newsletter/leave' satisfies UrlOf<'requestLeaveLink'>,
  });

  return (
    <form {...formProps} className={styles.form}>
      <Honeypot />
      <OnlyField
        {...{ problems, rejections }}
        id="leave-email"
        name="email"
        type="email"
        label={words.label}
        autoComplete="email"
        spellCheck={false}
      />
      <SubmitButton variant="accent" label={words.submit} busyLabel={words.busy} busy={busy} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form's reset() empties every output element in it */}
      <p className={result === true ? styles.done : styles.failed} role="status">
        {result === true && words.done}
        {result === false && problems.length === 0 && words.failed}
      </p>
    </form>
  );
});

function read(entries: FormData): LeaveRequest {
  return { email: emailOf(entries, 'email'), ...spamSignals(entries) };
}

function check({ email }: LeaveRequest) {
  return problem<'email'>(words.problems, 'email', brokenRule(email, limits.email));
}

async function send(request: LeaveRequest, form: HTMLFormElement): Promise<Sent<'email', boolean>> {
  const failure = await requestLeaveLink(request);
  if (failure) {
    return {
      result: false,
      problems: problemsFrom<'email'>(words.problems, fieldErrorsOf(failure)),
    };
  }
  form.reset();
  return { result: true };
}
