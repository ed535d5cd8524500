import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { LinkOutcome } from '../../api/newsletter.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { Head } from '../../routing/Head.tsx';
import { formReadyEvent } from '../../page-signals.ts';
import { moveFocus } from '../../routing/move-focus.ts';
import { PageLink } from '../../routing/PageLink.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import type { LinkPage } from './content.ts';
import { LinkField } from './LinkField.tsx';
import { keepLink, type Link, useLink } from './use-link.ts';
import styles from './letter.module.css';

interface LinkActionProps {
  readonly words: LinkPage;
  /** What the one button does. Nothing happens before it is pressed. */
  readonly act: (token: string) => Promise<LinkOutcome>;
}

/** A page that a mail's link opens: what will happen, and one button. */
export function LinkAction({ words, act }: LinkActionProps) {
  const { token, outcome } = useLink() ?? {};
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const used = useRef(false);
  const shown = token === '' ? 'invalid' : outcome;
  const end = shown === undefined || shown === 'failed' ? undefined : words[shown];

  // The page's loader may hold an earlier press.
  useEffect(() => {
    if (token !== undefined)
      form.current?.dispatchEvent(new Event(formReadyEvent, { bubbles: true }));
  }, [token]);
  // What was pressed is gone.
  useEffect(() => {
    if (used.current) moveFocus(heading.current);
  }, [end]);

  async function press(event: SyntheticEvent) {
    event.preventDefault();
    if (token === undefined || busy) return;
    setBusy(true);
    keep({ token, outcome: await act(token) });
    setBusy(false);
  }

  function keep(link: Link) {
    used.current = true;
    keepLink(link);
  }

  return (
    <section className={`frame ${styles.page}`}>
      <Head {...words.head} />
      <h1 ref={heading}>{(end ?? words).heading}</h1>
      <p className={end ? styles.text : `${styles.text} ${styles.action}`}>{(end ?? words).text}</p>
      {shown === 'invalid' && <LinkField onToken={(pasted) => keep({ token: pasted })} />}
      {end ? (
        <p>
          <PageLink to={end.next.path}>{end.next.label}</PageLink>
        </p>
      ) : (
        <form
          ref={form}
          method="post"
          className={styles.action}
          onSubmit={(event) => void press(event)}
        >
          <SubmitButton variant="accent" label={words.action} busyLabel={words.busy} busy={busy} />
        </form>
      )}
      <output className={styles.failed}>{shown === 'failed' && words.failed}</output>
      <p className={`${styles.text} ${styles.withoutScript}`}>{words.withoutScript}</p>
      <PageStyles />
    </section>
  );
}
