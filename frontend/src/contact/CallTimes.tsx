import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { callMe as words } from './call-content.ts';
import { callTimes, cityOf } from './call-times.ts';
import styles from './CallMe.module.css';

/** Three half-hours for a call, on the visitor's clock, inside `CallMe`. Loaded on demand. */
export function CallTimes({ zone }: { readonly zone: string }) {
  const [times, setTimes] = useState(() => callTimes(new Date(), zone));
  const place = document.querySelector('#call-times');

  // A tab may stay open for days.
  useEffect(() => {
    const renew = () => setTimes(callTimes(new Date(), zone));
    document.addEventListener('visibilitychange', renew);
    return () => document.removeEventListener('visibilitychange', renew);
  }, [zone]);

  useEffect(
    () => () => {
      const written = document.querySelector<HTMLInputElement>('#contact-callTimes');
      // An unticked box sends no times.
      if (written) written.value = '';
    },
    [],
  );

  if (!place) return null;
  return createPortal(
    <fieldset className={styles.choices}>
      <legend>
        {words.times} <span>{words.inCity(cityOf(zone))}</span>
      </legend>
      <input type="hidden" name="callMe" value={words.anyTime} />
      <div>
        {times.map(({ date, time, text }) => (
          <label key={text}>
            <input type="checkbox" name="callTime" value={text} autoComplete="off" />
            <span>
              {date} <strong>{time}</strong>
            </span>
          </label>
        ))}
      </div>
    </fieldset>,
    place,
  );
}
