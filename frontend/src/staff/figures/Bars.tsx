import tone from '../ui/tone.module.css';
import { figuresWords } from './content.ts';
import styles from './page.module.css';

interface BarsProps {
  readonly id: string;
  readonly words: { readonly heading: string; readonly time: string; readonly count: string };
  readonly rows: readonly (readonly [name: string, count: number, shown?: string])[];
}

/** One bar per row with its number, so the list needs no table. */
export function Bars({ id, words, rows }: BarsProps) {
  const most = Math.max(...rows.map(([, count]) => count));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      {most === 0 ? (
        <p className={tone.soft}>{figuresWords.noneOfThese}</p>
      ) : (
        <table className={styles.bars}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.time}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, count, shown = `${count}`]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <svg aria-hidden className={styles.bar}>
                    <rect width={`${(100 * count) / most}%`} height="100%" />
                  </svg>
                  {shown}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
