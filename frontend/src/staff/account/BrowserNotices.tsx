import { Button } from '../../ui/Button.tsx';
import { allowNotices, stopNotices, useNotices } from '../notices/browser-notices.ts';
import { browserNoticeWords as words } from './content.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './page.module.css';

/** A button that asks the browser for permission to notify. */
export function BrowserNotices() {
  const state = useNotices();
  return (
    <section className={styles.part} aria-labelledby="browser-notices">
      <h2 id="browser-notices">{words.heading}</h2>
      <p>{words.lead}</p>
      {state === 'unsupported' && <p>{words.unsupported}</p>}
      {(state === 'off' || state === 'denied') && (
        <Button variant="quiet" onClick={() => void allowNotices()}>
          {words.switchOn}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="quiet" onClick={stopNotices}>
          {words.switchOff}
        </Button>
      )}
      <output>{state === 'on' && words.on}</output>
      <Alert>{state === 'denied' && words.denied}</Alert>
    </section>
  );
}
