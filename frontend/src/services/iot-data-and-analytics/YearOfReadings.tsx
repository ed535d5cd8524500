import { readings } from './content.ts';
import styles from './YearOfReadings.module.css';

const pitch = 12;
const rows = 10;
const quarters = 4;
const columns = 35;

/** A year of readings as a field of dots, with the important ones lit. A phone shows its quarters as rows. */
export function YearOfReadings() {
  // Steps coprime to the field's sides spread the dots without a visible pattern.
  const lit = Array.from({ length: readings.thatMatter }, (_, place) => ({
    column: (place * 37 + 11) % (quarters * columns),
    row: (place * 7 + 3) % rows,
  }));
  return (
    <div className={styles.year}>
      {Array.from({ length: quarters }, (_, quarter) => (
        <svg key={quarter} viewBox={`0 0 ${columns * pitch} ${rows * pitch}`} aria-hidden>
          <pattern
            id={`readings-${quarter}`}
            width={pitch}
            height={pitch}
            patternUnits="userSpaceOnUse"
          >
            <circle cx={pitch / 2} cy={pitch / 2} r="2" />
          </pattern>
          <rect width="100%" height="100%" fill={`url(#readings-${quarter})`} />
          {lit
            .filter(({ column }) => Math.floor(column / columns) === quarter)
            .map(({ column, row }) => (
              <circle
                key={column}
                className={styles.lit}
                cx={((column % columns) + 0.5) * pitch}
                cy={(row + 0.5) * pitch}
                r="5"
              />
            ))}
        </svg>
      ))}
    </div>
  );
}
