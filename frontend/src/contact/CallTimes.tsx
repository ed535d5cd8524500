import { useState } from 'react';
import { callTimes, cityOf } from './call-times.ts';
import { callMe as words } from './content.ts';
import { browserTimeZone } from './use-time-zone.ts';
import styles from './CallMe.module.css';

/** Three half-hours for a call, on the visitor's clock. Loaded on demand. */
export function CallTimes() {
  const [zone] = useState(browserTimeZone);
  const [times] = useState(() => callTimes(new Date(), zone));
  return (
    <fieldset className={styles.choices}>
      <legend>
        {words.times} <span>{words.inCity(cityOf(zone))}</span>
      </legend>
      <div>
        {times.map(({ date, time, text }) => (
          <label key={text}>
            <input type="checkbox" name="callTime" value={text} autoComplete="off" />
            {date} <strong>{time}</strong>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
