import { newsletterConsent } from '#contract/consent.ts';
import type { UrlOf } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import type { NewsletterRequest } from '#contract/newsletter.ts';
import { fieldErrorsOf } from '../api/client.ts';
import { subscribe } from '../api/visitor.ts';
import { newsletter, newsletterResults } from '../content/newsletter.ts';
import { Honeypot } from '../forms/Honeypot.tsx';
import { emailOf, lineOf } from '../forms/entries.ts';
import { OnlyField } from '../forms/OnlyField.tsx';
import { PolicyLink } from '../forms/PolicyLink.tsx';
import { brokenRule, problem, problemsFrom } from '../forms/rules.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { spamSignals } from '../forms/spam-signals.ts';
import { useForm, type Sent } from '../forms/use-form.ts';
import { island } from '../islands/island.tsx';
import { toast } from '../ui/toast.ts';
import styles from './Newsletter.module.css';

type Field = 'email';

interface NewsletterProps {
  /** The path of its page. */
  readonly page: string;
  /** Only the form, on a page whose own words say what `newsletter.text` does. */
  readonly bare?: boolean;
}

/** The newsletter block of the home and contact pages. */
export const Newsletter = island('visible', function Newsletter({ page, bare }: NewsletterProps) {
  const { formProps, result, busy, rejections, problems } = useForm({
    read,
    check,
    send,
    action: '/api/newsletter' satisfies UrlOf<'subscribe'>,
  });

  const form = (
    <form
      {...formProps}
      className={styles.form}
      aria-labelledby={bare ? 'newsletter-heading' : undefined}
    >
      <Honeypot />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="wording" value={newsletterConsent.version} />
      <div className={styles.row}>
        <OnlyField
          {...{ problems, rejections }}
          id="newsletter-email"
          name="email"
          type="email"
          label={newsletter.label}
          autoComplete="email"
          spellCheck={false}
        />
        <SubmitButton
          variant={bare ? 'accent' : 'quiet'}
          label={newsletter.submit}
          busyLabel={newsletter.busy}
          busy={busy}
        />
      </div>
      <Outcome outcome={result} retry={problems.length === 0} />
      <p className={styles.privacy}>
        {newsletter.privacy} <PolicyLink />
      </p>
    </form>
  );
  if (bare) return form;
  return (
    <section className={styles.band} aria-labelledby="newsletter-heading">
      <div className={`frame grid ${styles.columns}`}>
        <div className={styles.words}>
          <p className="caption">{newsletter.eyebrow}</p>
          <h2 id="newsletter-heading">{newsletter.heading}</h2>
          <p>{newsletter.text}</p>
        </div>
        {form}
      </div>
    </section>
  );
});

/** `confirm`: the visitor confirms by the mail that was sent. */
type Subscribed = 'done' | 'confirm' | 'failed';

interface OutcomeProps {
  readonly outcome: Subscribed | null;
  /** Shown after a failure that no field explains. */
  readonly retry: boolean;
}

function Outcome({ outcome, retry }: OutcomeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form's reset() empties every output element in it
    <p className={styles.result} role="status">
      {(outcome === 'done' || outcome === 'confirm') && (
        <>
          <span className={styles.done}>{newsletterResults.done}</span>{' '}
          {outcome === 'confirm' && newsletter.oneMoreStep}
        </>
      )}
      {outcome === 'failed' && (
        <>
          <span className={styles.failed}>{newsletterResults.failed}</span>{' '}
          {retry && newsletter.afterFailure}
        </>
      )}
    </p>
  );
}

function read(entries: FormData): NewsletterRequest {
  const [page, wording] = [lineOf(entries, 'page'), lineOf(entries, 'wording')];
  return { email: emailOf(entries, 'email'), page, wording, ...spamSignals(entries) };
}

function check({ email }: NewsletterRequest) {
  return problem<Field>(newsletter.problems, 'email', brokenRule(email, limits.email));
}

async function send(
  request: NewsletterRequest,
  form: HTMLFormElement,
): Promise<Sent<Field, Subscribed>> {
  const subscription = await subscribe(request);
  if (subscription.kind === 'failed') {
    toast.error(newsletterResults.failed);
    const problems = problemsFrom<Field>(newsletter.problems, fieldErrorsOf(subscription.failure));
    return { result: 'failed', problems };
  }
  toast.success(newsletterResults.done);
  form.reset();
  return { result: subscription.isConfirmed ? 'done' : 'confirm' };
}
