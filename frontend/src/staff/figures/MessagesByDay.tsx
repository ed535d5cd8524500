import type { DayFigures } from '#contract/figures.ts';
import { figuresWords, sources } from './content.ts';
import { messagesOf } from './figures.ts';
import styles from './page.module.css';

const words = figuresWords.messages;

interface MessagesByDayProps {
  /** Oldest first. */
  readonly days: readonly DayFigures[];
}

/** One column per day, divided by source. Its table has the same numbers. */
export function MessagesByDay({ days }: MessagesByDayProps) {
  const most = Math.max(...days.map(messagesOf));
  return (
    <section className="stack" aria-labelledby="messages">
      <h2 id="messages">{words.heading}</h2>
      {most === 0 ? (
        <p className="soft">{figuresWords.noneOfThese}</p>
      ) : (
        <>
          <Columns {...{ days, most }} />
          <details className={styles.details}>
            <summary>{figuresWords.asTable}</summary>
            <div className={styles.scroll}>
              <DayTable days={days} />
            </div>
          </details>
        </>
      )}
    </section>
  );
}

function Columns({ days, most }: MessagesByDayProps & { readonly most: number }) {
  const step = 100 / days.length;
  return (
    <div aria-hidden className={styles.chart}>
      <ul className={`caption ${styles.legend}`}>
        {sources.map((source) => (
          <li key={source}>
            <span className={styles[source]} />
            {figuresWords.sources[source]}
          </li>
        ))}
        <li>{words.most(most)}</li>
      </ul>
      <svg className={styles.columns}>
        {days.map((day, at) => {
          let top = 100;
          return (
            <g key={day.day}>
              {sources.map((source) => {
                const height = (100 * day[source]) / most;
                top -= height;
                return (
                  <rect
                    key={source}
                    className={styles[source]}
                    x={`${at * step + step * 0.12}%`}
                    y={`${top}%`}
                    width={`${step * 0.76}%`}
                    height={`${height}%`}
                  />
                );
              })}
            </g>
          );
        })}
      </svg>
      <p className={`caption ${styles.axis}`}>
        <span>{shortDay(days[0]?.day)}</span>
        <span>{shortDay(days[Math.floor(days.length / 2)]?.day)}</span>
        <span>{shortDay(days.at(-1)?.day)}</span>
      </p>
    </div>
  );
}

/** Newest first: the days that people ask about. */
function DayTable({ days }: MessagesByDayProps) {
  const shown = days.filter((day) => messagesOf(day) > 0).toReversed();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{figuresWords.day}</th>
          {sources.map((source) => (
            <th key={source} scope="col">
              {figuresWords.sources[source]}
            </th>
          ))}
          <th scope="col">{figuresWords.total}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((day) => (
          <tr key={day.day}>
            <th scope="row">{shortDay(day.day)}</th>
            {sources.map((source) => (
              <td key={source}>{day[source]}</td>
            ))}
            <td>{messagesOf(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "27 Nov", as the reader writes it; the day is UTC's. */
function shortDay(day = ''): string {
  const form = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(undefined, form).format(new Date(day));
}
