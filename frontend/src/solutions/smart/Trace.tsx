import { trace } from './content.ts';
import styles from './Trace.module.css';

/** Five seconds across: 200 units are one. */
const width = 1000;
const height = 330;
const wake = 400;
const silence = 740;
const light = 820;
const answered = 910;

/** How loud the room is at a moment: quiet, then the phrase, then the answer. */
function loudness(x: number): number {
  const syllable =
    Math.abs(Math.sin(x / 13) * Math.sin(x / 47 + 1)) + 0.2 * Math.abs(Math.sin(x / 5));
  if (x < wake) return 3 + 7 * syllable;
  if (x < silence) return 6 + 34 * syllable;
  const spoken = (x - light) / (answered - light);
  return spoken > 0 && spoken < 1 ? 2 + 14 * Math.sin(Math.PI * spoken) : 2;
}

/** The sound between two moments, as strokes about a middle line. */
function soundOf(from: number, to: number): string {
  const step = 5;
  return Array.from({ length: (to - from) / step }, (_, index) => from + index * step)
    .map((x) => `M${x} ${(76 - loudness(x)).toFixed(0)}v${(2 * loudness(x)).toFixed(0)}`)
    .join('');
}

/** Where the tracks' names stand. */
const names = [18, 178, 250, 306] as const;

/** A command on four tracks. Decorative: the text below it says the same. */
export function Trace() {
  return (
    <figure>
      <svg className={styles.trace} width="100%" height={height} aria-hidden>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <path
            className={styles.moments}
            d={`M${wake} 24V262M${silence} 24V262M${light} 24V262`}
          />
          <path d={soundOf(0, wake) + soundOf(silence, width)} />
          <path className={styles.heard} d={soundOf(wake, silence)} />
          <path className={styles.lit} d={`M${light} 262V214H${width}V262Z`} />
          <path
            d={`M0 190H${wake}M${answered} 190H${width}M0 262H${width}M0 322H${width}M${silence} 238H${light}`}
          />
          <path className={styles.ring} d={`M${wake} 190H${answered}`} />
        </svg>
        {trace.tracks.map((name, index) => (
          <text key={name} y={names[index]}>
            {name}
          </text>
        ))}
        <text className={styles.phrase} x="57%" y="18" textAnchor="middle">
          {trace.phrase}
        </text>
        <text y="138">{trace.kept}</text>
        <text x="73%" y="242" textAnchor="end">
          {trace.delay}
        </text>
        <text x="100%" y="306" textAnchor="end">
          {trace.sent}
        </text>
      </svg>
      <figcaption className="caption">{trace.caption}</figcaption>
    </figure>
  );
}
