import { Swatches } from '../../ui/Swatches.tsx';
import { reach } from './content.ts';
import styles from './ReachDrawing.module.css';

/** In pixels: the row above the bars, each bar's row, and a bar. */
const top = 32;
const row = 64;
const thickness = 10;

/** A distance's position in metres: each power of ten is as wide as the one before it. */
const across = (metres: number) =>
  `${((Math.log10(metres) / Math.log10(reach.farthest)) * 100).toFixed(2)}%`;

/**
 * The range of each radio, indoors and outdoors. Horizontal positions are percentages and sizes are pixels, so that
 * one drawing fits a phone and a desktop with the same letters.
 */
export function ReachDrawing() {
  const bottom = top + reach.radios.length * row;
  return (
    <figure className={styles.figure}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that takes the page's colours cannot be an img */}
      <svg width="100%" height={bottom} role="img" aria-labelledby="reach">
        <title id="reach">
          {`${reach.title} ${reach.radios.map(({ name, text }) => `${name}: ${text}.`).join(' ')}`}
        </title>
        {reach.marks.map(({ at, text }, index) => (
          <text
            key={text}
            className={styles.text}
            x={across(at)}
            y="16"
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {text}
          </text>
        ))}
        {reach.radios.map(({ name, text, indoors, open }, index) => (
          <g key={name} transform={`translate(0 ${top + index * row})`}>
            <line className={styles.rule} x2="100%" />
            <text className={styles.name} y="24">
              {name}
            </text>
            <text className={styles.text} x="100%" y="24" textAnchor="end">
              {text}
            </text>
            {reach.marks.map(({ at }) => (
              <line
                key={at}
                className={styles.mark}
                x1={across(at)}
                x2={across(at)}
                y1={row - 28}
                y2={row - 4}
              />
            ))}
            <line
              className={styles.open}
              x1={across(1)}
              x2={across(open)}
              y1={row - 16}
              y2={row - 16}
              strokeWidth={thickness}
            />
            <line
              className={styles.indoors}
              x1={across(1)}
              x2={across(indoors)}
              y1={row - 16}
              y2={row - 16}
              strokeWidth={thickness}
            />
          </g>
        ))}
      </svg>
      <figcaption className="caption">
        <Swatches strong={reach.indoors} pale={reach.open} />
        <span>{reach.caption}</span>
      </figcaption>
    </figure>
  );
}
