import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { confirmAddress, unsubscribe } from '../../api/newsletter.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { island } from '../../islands/island.tsx';
import { moveFocus } from '../../ui/move-focus.ts';
import type { LinkPageWords } from './content.ts';
import { LinkField } from './LinkField.tsx';
import { keepLink, type Link, useLink } from './use-link.ts';
import styles from './letter.module.css';

const acts = { confirm: confirmAddress, leave: unsubscribe };

/** The action of the single button. */
export type Act = keyof typeof acts;

interface LinkActionProps {
  readonly words: Omit<LinkPageWords, 'head'>;
  readonly act: Act;
}

/** Explains what will happen, with one button. Nothing happens before it is pressed. */
export const LinkAction = island('load', function LinkAction({ words, act }: LinkActionProps) {
  const { token, outcome } = useLink() ?? {};
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const used = useRef(false);
  const shown = token === '' ? 'invalid' : outcome;
  const end = shown === undefined || shown === 'failed' ? undefined : words[shown];

  // The pressed button has disappeared.
  useEffect(() => {
    if (used.current) moveFocus(heading.current);
  }, [end]);

  async function press(event: SyntheticEvent) {
    event.preventDefault();
    if (token === undefined || busy) return;
    setBusy(true);
    keep({ token, outcome: await acts[act](token) });
    setBusy(false);
  }

  function keep(link: Link) {
    used.current = true;
    keepLink(link);
  }

  return (
    <>
      <h1 ref={heading}>{(end ?? words).heading}</h1>
      <p className={end ? styles.text : `${styles.text} ${styles.action}`}>{(end ?? words).text}</p>
      {shown === 'invalid' && <LinkField onToken={(pasted) => keep({ token: pasted })} />}
      {end ? (
        <p>
          <a href={end.next.path}>{end.next.label}</a>
        </p>
      ) : (
        <form className={styles.action} onSubmit={(event) => void press(event)}>
          <SubmitButton variant="accent" label={words.action} busyLabel={words.busy} busy={busy} />
        </form>
      )}
      {/* Empty meanwhile: only a change is announced. */}
      <output className={styles.failed}>{shown === 'failed' && !busy && words.failed}</output>
    </>
  );
});
