import styles from './CallDial.first-view.module.css';

const ticks = Array.from({ length: 60 }, (_, minute) => minute);

/** A clock face like the dimmer knob, with the minutes of a call lit. */
export function CallDial({ minutes }: { minutes: number }) {
  return (
    <svg className={styles.dial} viewBox="-200 -200 400 400" aria-hidden>
      <circle className={styles.face} r="150" />
      <circle className={styles.rim} r="150" />
      <path className={styles.light} d={arc(168, minutes)} />
      <g className={styles.ticks}>
        {ticks.map((minute) => (
          <line
            key={minute}
            x1="0"
            x2="0"
            y1={minute % 5 === 0 ? -140 : -136}
            y2="-124"
            transform={`rotate(${minute * 6})`}
          />
        ))}
      </g>
      <text className={styles.figure} y="14">
        {minutes}
      </text>
      <text className={styles.unit} y="52">
        minutes
      </text>
    </svg>
  );
}

/** The arc from twelve o'clock over so many minutes. */
function arc(radius: number, minutes: number): string {
  const angle = (minutes / 60) * 2 * Math.PI;
  const end = [radius * Math.sin(angle), -radius * Math.cos(angle)].map((value) =>
    value.toFixed(2),
  );
  return `M0 ${-radius}A${radius} ${radius} 0 ${minutes > 30 ? 1 : 0} 1 ${end.join(' ')}`;
}
