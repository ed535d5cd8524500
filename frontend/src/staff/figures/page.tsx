import { useQuery } from '@tanstack/react-query';
import type { DayFigures, Figures } from '#contract/figures.ts';
import { limits } from '#contract/limits.ts';
import { keysOf } from '../../ui/keys-of.ts';
import { dashboard } from '../content.ts';
import { figuresQuery } from '../data/queries.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { Tiles } from '../ui/Tiles.tsx';
import { useNow } from '../ui/use-now.ts';
import { figuresWords as words } from './content.ts';
import { bucketName, histogramOf, lastDays, medianBucket, messagesOf, sum } from './figures.ts';
import { MessagesByDay } from './MessagesByDay.tsx';
import styles from './page.module.css';

const ages = keysOf(words.openByAge.ages);

/** How many messages arrived, and how fast they were answered. */
export function Component() {
  const { data, isError, refetch } = useQuery(figuresQuery);
  return (
    <StaffPage title={words.title}>
      {isError && <LoadFailed text={words.failed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <output>{dashboard.loading}</output>}
      {data && <LoadedFigures figures={data} />}
    </StaffPage>
  );
}

function LoadedFigures({ figures }: { readonly figures: Figures }) {
  const days = lastDays(figures.days, useNow());
  const rowsOf = (field: 'firstAnswers' | 'closings') =>
    histogramOf(days, field).map((count, bucket) => [bucketName(bucket), count] as const);
  return (
    <div className={styles.page}>
      <p className="soft">{words.lead}</p>
      <Tiles label={words.tiles.label} tiles={tilesOf(days, figures)} />
      <MessagesByDay days={days} />
      <div className={styles.pair}>
        <Bars id="first-answers" words={words.firstAnswers} rows={rowsOf('firstAnswers')} />
        <Bars id="closings" words={words.closings} rows={rowsOf('closings')} />
      </div>
      <Bars
        id="ages"
        words={words.openByAge}
        rows={ages.map((age) => {
          const count = figures.openByAge[age];
          return [words.openByAge.ages[age], count, counted(count)];
        })}
      />
    </div>
  );
}

/** The most important numbers, each also of the last week. */
function tilesOf(days: readonly DayFigures[], figures: Figures) {
  const week = days.slice(-7);
  const open = ages.map((age) => figures.openByAge[age]);
  const isMore = open.some((count) => count >= limits.count);
  const tile = (name: string, figure: (some: readonly DayFigures[]) => string) =>
    [name, figure(days), words.tiles.ofWeek(figure(week))] as const;
  return [
    tile(words.tiles.firstAnswer, (some) => median(some, 'firstAnswers')),
    tile(words.tiles.closing, (some) => median(some, 'closings')),
    tile(words.tiles.messages, (some) => `${sum(some.map(messagesOf))}`),
    tile(words.tiles.replies, (some) => `${sum(some.map(({ replies }) => replies))}`),
    [words.tiles.open, isMore ? words.tiles.many(sum(open)) : `${sum(open)}`],
  ] as const;
}

function median(days: readonly DayFigures[], field: 'firstAnswers' | 'closings'): string {
  const bucket = medianBucket(histogramOf(days, field));
  return bucket === undefined ? words.tiles.nothing : bucketName(bucket);
}

function counted(count: number): string {
  return count >= limits.count ? words.tiles.many(count) : `${count}`;
}

interface BarsProps {
  readonly id: string;
  readonly words: { readonly heading: string; readonly time: string; readonly count: string };
  readonly rows: readonly (readonly [name: string, count: number, shown?: string])[];
}

/** One bar per row with its number, so the list needs no table. */
function Bars({ id, words: names, rows }: BarsProps) {
  const most = Math.max(...rows.map(([, count]) => count));
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{names.heading}</h2>
      {most === 0 ? (
        <p className="soft">{words.noneOfThese}</p>
      ) : (
        <table className={styles.bars}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{names.time}</th>
              <th scope="col">{names.count}</th>
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
