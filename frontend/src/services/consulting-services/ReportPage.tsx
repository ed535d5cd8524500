import { Terms } from '../../ui/Terms.tsx';
import { consultingReport } from './content.ts';
import styles from './ReportPage.module.css';

const { about, recommendation, chart, places, needed, walk, figures, caption } = consultingReport;

const strongest = -45;
const weakest = -105;
/** In percent of the chart's width and height. */
const across = (index: number) => (100 * index) / (places.today.signal.length - 1);
const down = (signal: number) => (100 * (strongest - signal)) / (strongest - weakest);

/** The first page of a report, on a sheet of paper in both schemes. */
export function ReportPage() {
  return (
    <figure className={styles.report}>
      <div className={styles.sheet}>
        <p className="caption">{about}</p>
        <p className={styles.recommendation}>{recommendation}</p>
        <p className={styles.title}>{chart}</p>
        <ul className={styles.places}>
          <li className={styles.today}>{places.today.name}</li>
          <li className={styles.advised}>{places.advised.name}</li>
        </ul>
        <div className={styles.chart}>
          <svg aria-hidden width="100%" height="100%">
            <Line className={styles.needed} signal={[needed.signal]} />
            <Line className={styles.today} signal={places.today.signal} />
            <Line className={styles.advised} signal={places.advised.signal} />
          </svg>
          <span>{needed.name}</span>
        </div>
        <p className={styles.walk} aria-hidden>
          {walk.map((place) => (
            <span key={place}>{place}</span>
          ))}
        </p>
        <Terms terms={figures} captions />
      </div>
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

interface LineProps {
  readonly signal: readonly number[];
  readonly className: string | undefined;
}

/** What was measured, from dot to dot; one value is a line across. */
function Line({ signal, className }: LineProps) {
  if (signal.length === 1) {
    const level = `${down(signal[0] ?? 0)}%`;
    return <line className={className} x2="100%" y1={level} y2={level} />;
  }
  return (
    <g className={className}>
      {signal.map((value, index) => (
        <g key={across(index)}>
          {index > 0 && (
            <line
              x1={`${across(index - 1)}%`}
              y1={`${down(signal[index - 1] ?? 0)}%`}
              x2={`${across(index)}%`}
              y2={`${down(value)}%`}
            />
          )}
          <circle cx={`${across(index)}%`} cy={`${down(value)}%`} r="3" />
        </g>
      ))}
    </g>
  );
}
