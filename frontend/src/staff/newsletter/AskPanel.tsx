import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import panelStyles from '../ui/panel.module.css';
import { askAll, type Asked, nobodyYet } from './ask-all.ts';
import { newsletter } from './content.ts';
import styles from './newsletter.module.css';

const words = newsletter.ask;

type Phase = 'closed' | 'open' | 'running' | 'stopped' | 'failed' | 'complete';

/** The pressed button is gone: what replaces it takes the focus, and says its first words. */
const focus = (panel: HTMLElement | null) => panel?.focus();

/** Asks all unconfirmed addresses to confirm, after saying what that does, and shows how far it is. */
export function AskPanel() {
  const [phase, setPhase] = useState<Phase>('closed');
  const [progress, setProgress] = useState<Asked>(nobodyYet);
  const request = useRef<AbortController>(null);
  useEffect(() => () => request.current?.abort(), []);

  async function run(from: Asked) {
    const { signal } = (request.current = new AbortController());
    setProgress(from);
    setPhase('running');
    const end = await askAll(from, setProgress, signal);
    if (!signal.aborted) setPhase(end);
  }

  const { asked, skipped } = progress;
  if (phase === 'closed' || phase === 'complete') {
    return (
      <div className={styles.ask}>
        <Button variant="quiet" onClick={() => setPhase('open')}>
          {words.open}
        </Button>
        <output>{phase === 'complete' && words.complete(asked, skipped)}</output>
      </div>
    );
  }
  const says = {
    open: words.lead,
    running: words.running(asked),
    stopped: words.stopped(asked),
    failed: words.failed(asked),
  }[phase];
  return (
    <section
      key={phase}
      ref={focus}
      className={`${panelStyles.panel} ${styles.asking}`}
      aria-label={words.open}
      tabIndex={-1}
    >
      <p role={phase === 'running' ? 'status' : undefined}>{says}</p>
      {phase === 'running' && <progress aria-label={words.open} />}
      <div className={panelStyles.actions}>
        {phase === 'running' ? (
          <Button
            variant="quiet"
            onClick={() => {
              request.current?.abort();
              setPhase('stopped');
            }}
          >
            {words.stop}
          </Button>
        ) : (
          <>
            <Button onClick={() => void run(phase === 'open' ? nobodyYet : progress)}>
              {phase === 'open' ? words.start : words.goOn}
            </Button>
            <Button variant="quiet" onClick={() => setPhase('closed')}>
              {words.cancel}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
