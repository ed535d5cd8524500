import {
  lazy,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { knownAbout } from '#contract/contact/about.ts';
import type { UrlOf } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import { lengthOf, visible } from '#contract/text.ts';
import { fieldErrorsOf } from '../api/client.ts';
import { sendContact } from '../api/visitor.ts';
import * as contact from './content.ts';
import { island } from '../islands/island.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { toast } from '../ui/toast.ts';
import { showQuery, useQuery } from '../ui/use-query.ts';
import { ConsentBox } from './ConsentBox.tsx';
import type { ContactAnswer } from './ContactResult.tsx';
import { contactProblems, contactRequest, writtenFields } from './request.ts';
import { keepAsked, onAskedChange, readAsked } from './asked.ts';
import styles from './ContactForm.module.css';
import { Honeypot } from '../forms/Honeypot.tsx';
import { draftOf } from '../forms/draft.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { TextArea, TextField } from '../forms/Field.tsx';
import { problemsFrom } from '../forms/rules.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { callId } from '../islands/signals.ts';
import { spamSignals } from '../forms/spam-signals.ts';
import { useForm, type Sent } from '../forms/use-form.ts';
import { browserTimeZone } from './time-zone.ts';
import { whenIdle } from '../when-idle.ts';

const words = contact.form;
const formId = 'contact-form';
/** From this length on, the hint shows the remaining characters. */
const countFrom = limits.message.max - 500;

const draft = draftOf('contact', writtenFields);

/** Optional: without its code, the products are sent all the same. */
const AskedProducts = lazy(() =>
  import('./AskedProducts.tsx').then((module) => ({ default: module.AskedProducts })),
);

/** Optional: without its code, the visitor can write a time. */
const CallTimes = lazy(() =>
  import('./CallTimes.tsx').then((module) => ({ default: module.CallTimes })),
);

const loadResult = () => import('./ContactResult.tsx');

/** Loads at the first focus, since the connection may be down when the form is sent. */
const ContactResult = lazy(() =>
  loadResult().then((module) => ({ default: module.ContactResult })),
);

interface ContactFormProps {
  /** Requests a call: `CallMe`. */
  readonly callMe: ReactNode;
}

export const ContactForm = island('load', function ContactForm({ callMe }: ContactFormProps) {
  const [length, setLength] = useState(0);
  const { about, named, ask } = useAbout();
  const { problems, rejections, result, busy, idOf, field, formProps } = useContactForm(() =>
    ask(''),
  );
  const [isCallAsked, setCallAsked] = useCall();

  return (
    <>
      {(about || named) && (
        <OnDemand fallback={<span className={styles.awaited} data-asking />}>
          <AskedProducts about={about} named={named} form={formId} onChange={ask} />
        </OnDemand>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only prefetches for those who write */}
      <form
        id={formId}
        className={styles.form}
        {...formProps}
        aria-labelledby="contact-heading"
        onFocus={() => {
          // Loads now, so that sending does not wait for it.
          whenIdle(browserTimeZone);
          loadResult().catch(() => undefined);
        }}
        onReset={() => {
          setLength(0);
          setCallAsked(false);
        }}
      >
        <h2 id="contact-heading">{words.heading}</h2>
        <ErrorSummary heading={words.problems} {...{ problems, rejections, idOf }} />
        {/* The list may not have loaded. The server would reject discontinued products. */}
        <input type="hidden" name="about" value={knownAbout(`${about},${named ?? ''}`)} />
        {callMe}
        {isCallAsked && (
          <OnDemand fallback={null}>
            <CallTimes zone={browserTimeZone()} />
          </OnDemand>
        )}
        <SenderFields field={field} />
        <MessageField {...field('message')} length={length} onLength={setLength} />
        <Honeypot />
        <ConsentBox {...field('termsAccepted')} />
        <div className={styles.send}>
          <SubmitButton variant="accent" label={words.submit} busyLabel={words.busy} busy={busy} />
          <p>{words.timeZone}</p>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a form's reset() empties every output element in it */}
        <div role="status">
          {result !== null && (
            <OnDemand fallback={<p>{result.title}</p>}>
              <ContactResult {...result} />
            </OnDemand>
          )}
        </div>
      </form>
    </>
  );
});

function useContactForm(onSent: () => void) {
  return useForm({
    id: 'contact',
    read: (entries) => ({ entries, signals: spamSignals(entries, draft.since()) }),
    check: ({ entries }) => contactProblems(contactRequest(entries)),
    async send({ entries, signals }, form): Promise<Sent<contact.ContactField, ContactAnswer>> {
      const request = contactRequest(entries, browserTimeZone());
      // The spam signals change with each attempt, and the key must not.
      const delivery = await sendContact(
        { ...request, ...signals, termsAccepted: true },
        draft.keyFor(JSON.stringify(request)),
      );
      const title = contact.outcomes[delivery.kind];
      const result = { delivery, title, email: request.businessEmail };
      if (delivery.kind === 'failed') {
        toast.error(title);
        return {
          result,
          problems: problemsFrom(contact.problems, fieldErrorsOf(delivery.failure)),
        };
      }
      toast.success(title);
      form.reset();
      draft.drop();
      onSent();
      return { result };
    },
    draft,
    action: '/api/contact' satisfies UrlOf<'submitContact'>,
  });
}

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly problem: string | undefined;
}

function SenderFields({ field }: { readonly field: (name: contact.ContactField) => FieldProps }) {
  const { labels } = words;
  return (
    <>
      <div className={styles.names}>
        <TextField {...field('firstName')} label={labels.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" />
      </div>
      {optionalFields
        .filter(({ name }) => name !== 'callTimes')
        .map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            {...{ ...field(name), autoComplete }}
            label={words.optional(label)}
          />
        ))}
      <div className={styles.pair}>
        <TextField {...field('phone')} label={labels.phone} type="tel" autoComplete="tel" />
        <TextField
          {...field('businessEmail')}
          label={labels.businessEmail}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </div>
    </>
  );
}

interface MessageFieldProps extends FieldProps {
  readonly length: number;
  readonly onLength: (length: number) => void;
}

function MessageField({ length, onLength, ...field }: MessageFieldProps) {
  const count = useCallback(
    (area: HTMLTextAreaElement | null) => onLength(lengthOf(visible(area?.value ?? ''))),
    [onLength],
  );
  return (
    <TextArea
      {...field}
      label={words.labels.message}
      hint={length < countFrom ? words.hint : words.charactersLeft(limits.message.max - length)}
      rows={6}
      // Also counts text typed before hydration.
      ref={count}
      onInput={({ currentTarget }) => count(currentTarget)}
    />
  );
}

/** Whether a call is requested, by the box of `CallMe`, which URLs such as `paths.callMe` tick. */
function useCall() {
  const state = useState(false);
  const [, setAsked] = state;
  useEffect(() => {
    const end = new AbortController();
    const follow = () => {
      const box = document.querySelector<HTMLInputElement>(`#${callId}`);
      if (!box) return;
      if (location.hash === `#${callId}`) {
        box.checked = true;
        // The next click on such a link must change the URL again.
        history.replaceState(history.state, '', location.pathname + location.search);
      }
      setAsked(box.checked);
    };
    follow();
    for (const event of ['hashchange', 'change'])
      addEventListener(event, follow, { signal: end.signal });
    return () => end.abort();
  }, [setAsked]);
  return state;
}

/** The products to ask about, as text, and those in the URL until its code has added them. */
function useAbout() {
  const query = useQuery();
  // Empty in the prerendered page.
  const kept = useSyncExternalStore(onAskedChange, readAsked, () => '');
  /** For browsers that block storage. */
  const [unkept, setUnkept] = useState('');
  const named = new URLSearchParams(query).get('about');
  const ask = (about: string) => {
    setUnkept(keepAsked(about) ? '' : about);
    // A reload must not bring back what was removed or sent.
    if (named !== null) showQuery(location.pathname, { replace: true });
  };
  return { about: kept || unkept, named, ask };
}
