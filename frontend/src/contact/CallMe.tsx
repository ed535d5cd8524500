import { lazy, useEffect, useRef, useState } from 'react';
import { TextField } from '../forms/Field.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { callMe as words } from './content.ts';
import styles from './CallMe.module.css';

/** Of `paths.callMe`. */
const id = 'call-me';

/** Optional: without its code a time can be written. */
const CallTimes = lazy(() =>
  import('./CallTimes.tsx').then((module) => ({ default: module.CallTimes })),
);

interface CallMeProps {
  readonly id: string;
  readonly name: string;
  readonly problem: string | undefined;
}

/** Asks for a call, and when; chosen by who comes from "Book A Call". */
export function CallMe(field: CallMeProps) {
  const box = useRef<HTMLInputElement>(null);
  /** Unknown before hydration: the style sheet decides then. */
  const [chosen, setChosen] = useState<boolean>();

  useEffect(() => {
    const { current } = box;
    const follow = () => {
      if (current && location.hash === `#${id}`) {
        current.checked = true;
        // So that the next press of such a link is one more change of the address.
        history.replaceState(history.state, '', location.pathname + location.search);
      }
      // Also what was ticked before hydration.
      setChosen(current?.checked === true);
    };
    const reset = () => setChosen(false);
    follow();
    addEventListener('hashchange', follow);
    current?.form?.addEventListener('reset', reset);
    return () => {
      removeEventListener('hashchange', follow);
      current?.form?.removeEventListener('reset', reset);
    };
  }, []);

  return (
    <div className={styles.call}>
      <div className={styles.choice}>
        {/* Without a name: no script is needed to send the times. */}
        <input
          ref={box}
          id={id}
          type="checkbox"
          className={styles.box}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setChosen(target.checked)}
        />
        <label htmlFor={id}>{words.choice}</label>
        <p id={`${id}-hint`}>{words.choiceHint}</p>
      </div>
      {chosen !== false && (
        <div className={styles.when}>
          {chosen && <input type="hidden" name="callMe" />}
          <div className={styles.times}>
            {chosen && (
              <OnDemand fallback={null}>
                <CallTimes />
              </OnDemand>
            )}
          </div>
          <TextField {...field} label={words.other} hint={words.otherHint} autoComplete="off" />
        </div>
      )}
    </div>
  );
}
