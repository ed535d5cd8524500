import fold from '../ui/Fold.module.css';
import { NoBreakUnits } from '../ui/NoBreakUnits.tsx';
import { Table } from '../ui/Table.tsx';
import { articleWords, type DrawingContent, type FigureContent } from './article-content.ts';
import { BarChart, LineChart, SpanChart } from './Chart.tsx';
import { readCsv } from './csv.ts';
import styles from './Figure.module.css';

/** Measurements as a sentence, a chart, a table and a file, or a sentence and a drawing. */
export function Figure(figure: FigureContent | DrawingContent) {
  const { title, text } = figure;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.words}>
        <strong>{title}</strong>
        <span>
          <NoBreakUnits>{text}</NoBreakUnits>
        </span>
      </figcaption>
      <div className={styles.shown}>
        {figure.kind === 'drawing' ? <figure.Drawing /> : <Measured {...figure} />}
      </div>
    </figure>
  );
}

function Measured({ title, kind, csv, href, name, ...shown }: FigureContent) {
  const data = readCsv(csv);
  const table = <Table {...data} aria-label={title} className={styles.table} />;
  return (
    <>
      {kind === 'line' && <LineChart {...data} {...shown} />}
      {kind === 'bar' && <BarChart {...data} subjects={shown.subjects} />}
      {kind === 'span' && <SpanChart {...data} {...shown} />}
      <div className={styles.data}>
        {kind === 'table' ? (
          table
        ) : (
          <details className={fold.fold}>
            <summary className="caption">{articleWords.table}</summary>
            {table}
          </details>
        )}
        <a href={href} type="text/csv" download={`${name}.csv`} className="caption">
          {articleWords.download} {name}.csv
        </a>
      </div>
    </>
  );
}
