import { holdOut } from './content.ts';
import styles from './HoldOut.module.css';

/** A year of sixteen devices, one dot for each week. What tests a model stands apart from what it learns from. */
export function HoldOut() {
  return (
    <div className={styles.field}>
      {holdOut.map(({ use, name, weeks, devices }) => (
        <p key={name} className={`caption ${styles[use]}`}>
          {name}
          <svg viewBox={`0 0 ${weeks} ${devices}`} aria-hidden>
            <pattern id={`weeks-${use}`} width="1" height="1" patternUnits="userSpaceOnUse">
              <circle cx="0.5" cy="0.5" r={use === 'scored' ? 0.4 : 0.26} />
            </pattern>
            <rect width={weeks} height={devices} fill={`url(#weeks-${use})`} />
          </svg>
        </p>
      ))}
    </div>
  );
}
