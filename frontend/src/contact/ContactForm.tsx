import { lazy, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { UrlOf } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { productSlug, type ProductSlug } from '#contract/products.ts';
import { submissionKey } from '../api/idempotency.ts';
import { faultsIn } from '../api/client.ts';
import { sendContact } from '../api/visitor.ts';
import { contact, contactOutcomes, type ContactField } from './content.ts';
import { OnDemand } from '../ui/OnDemand.tsx';
import { toast } from '../ui/toast.ts';
import { ConsentBox } from './ConsentBox.tsx';
import type { ContactAnswer } from './ContactResult.tsx';
import { contactProblems, contactRequest, writtenFields } from './request.ts';
import styles from './ContactForm.module.css';
import { Decoy } from '../forms/Decoy.tsx';
import { draftOf } from '../forms/draft.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { TextArea, TextField } from '../forms/Field.tsx';
import { problemsFrom } from '../forms/rules.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { spamSignals } from '../forms/spam-signals.ts';
import { useForm, type Sent } from '../forms/use-form.ts';
import { browserTimeZone, useTimeZone } from './use-time-zone.ts';

const { form: words } = contact;
const idOf = (field: string) => `contact-${field}`;
/** From here on the visitor is told how much room is left. */
const countFrom = limits.message.max - 500;

const draft = draftOf('contact', writtenFields);
const read = (entries: FormData) => ({
  request: contactRequest(entries, browserTimeZone()),
  signals: spamSignals(entries),
});

/** Where it does not arrive the question is sent all the same: nothing of the form hangs on it. */
const AboutProduct = lazy(() =>
  import('./AboutProduct.tsx').then((module) => ({ default: module.AboutProduct })),
);

const loadResult = () => import('./ContactResult.tsx');

/** Fetched for those who write, ahead of the moment when the line may be down. */
const ContactResult = lazy(() =>
  loadResult().then((module) => ({ default: module.ContactResult })),
);

function Outcome({ delivery }: Pick<ContactAnswer, 'delivery'>) {
  return <p>{contactOutcomes[delivery.kind]}</p>;
}

export function ContactForm() {
  const [key] = useState(() => submissionKey());
  const [length, setLength] = useState(0);
  const [timeZone, lookUpTimeZone] = useTimeZone();
  const count = useCallback((area: HTMLTextAreaElement | null) => {
    setLength(area?.value.trim().length ?? 0);
  }, []);

  async function send(
    { request, signals }: ReturnType<typeof read>,
    form: HTMLFormElement,
  ): Promise<Sent<ContactField, ContactAnswer>> {
    // The signals change with each try, and the key must not.
    const delivery = await sendContact(
      { ...request, ...signals, termsAccepted: true },
      key.for(JSON.stringify(request)),
    );
    const result = { delivery, email: request.businessEmail };
    if (delivery.kind === 'failed') {
      toast.error(contactOutcomes.failed);
      return { result, problems: problemsFrom(contact.problems, faultsIn(delivery.refusal)) };
    }
    toast.success(contactOutcomes[delivery.kind]);
    key.spend();
    form.reset();
    draft.drop();
    return { result };
  }

  const { problems, turnedBack, result, busy, messageFor, formProps } = useForm({
    read,
    check: ({ request }) => contactProblems(request),
    send,
    draft,
    action: '/api/contact' satisfies UrlOf<'submitContact'>,
  });
  // After the form, which fills in the draft first.
  const { about, aboutInput, ask } = useAbout();
  const field = (name: ContactField) => ({ id: idOf(name), name, problem: messageFor(name) });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes that somebody writes
    <form
      className={styles.form}
      {...formProps}
      aria-labelledby="contact-heading"
      onFocus={() => {
        lookUpTimeZone();
        loadResult().catch(() => undefined);
      }}
      onReset={() => {
        setLength(0);
        ask(null);
      }}
    >
      <h2 id="contact-heading">{words.heading}</h2>
      <ErrorSummary heading={words.problems} {...{ problems, turnedBack, idOf }} />
      <input ref={aboutInput} type="hidden" name="about" />
      {about && (
        <OnDemand fallback={null}>
          <AboutProduct id={idOf('about')} slug={about} onForget={() => ask(null)} />
        </OnDemand>
      )}
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={words.labels.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label={words.labels.lastName}
          autoComplete="family-name"
        />
      </div>
      <TextField {...field('company')} label={words.labels.company} autoComplete="organization" />
      <div className={styles.pair}>
        <TextField {...field('phone')} label={words.labels.phone} type="tel" autoComplete="tel" />
        <TextField
          {...field('businessEmail')}
          label={words.labels.businessEmail}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      <TextArea
        {...field('message')}
        label={words.labels.message}
        hint={length < countFrom ? words.hint : words.charactersLeft(limits.message.max - length)}
        rows={6}
        // Also counts what was written before this code arrived.
        ref={count}
        onInput={({ currentTarget }) => count(currentTarget)}
      />
      <Decoy />
      <ConsentBox {...field('termsAccepted')} />
      <div className={styles.send}>
        <SubmitButton variant="accent" label={words.submit} busyLabel={words.busy} busy={busy} />
        <p className="caption">{words.timeZone(timeZone)}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form's reset() empties every output element in it */}
      <div role="status">
        {result !== null && (
          <OnDemand fallback={<Outcome {...result} />}>
            <ContactResult {...result} />
          </OnDemand>
        )}
      </div>
    </form>
  );
}

/**
 * The product that the visitor asks about: the one that the URL names, else the draft's. It stands in a hidden
 * input, so that it is sent and kept like whatever is written. A static page cannot fill it in without script.
 */
function useAbout() {
  const { search } = useLocation();
  const aboutInput = useRef<HTMLInputElement>(null);
  const [about, setAbout] = useState<ProductSlug | null>(null);

  const ask = useCallback((slug: ProductSlug | null) => {
    setAbout(slug);
    const input = aboutInput.current;
    if (!input?.form) return;
    input.value = slug ?? '';
    draft.keep(input.form);
  }, []);

  useEffect(() => {
    const named = new URLSearchParams(search).get('about');
    ask(productSlug(named) ?? productSlug(aboutInput.current?.value ?? null));
  }, [search, ask]);
  return { about, aboutInput, ask };
}
