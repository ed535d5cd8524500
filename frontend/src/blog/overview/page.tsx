import { ArrowRight } from 'lucide';
import { articles, blogFeed, type ArticleTeaser } from '../../content/articles.ts';
import { formatDate } from '../../content/format.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { pages } from '../../pages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { articleWords } from '../article-content.ts';
import { BarChart } from '../Chart.tsx';
import { readCsv } from '../csv.ts';
import { FeedLink } from '../FeedLink.tsx';
import power from '../five-hours-without-the-grid/power-by-consumer.csv?raw';
import runTime from '../five-hours-without-the-grid/run-time.csv?raw';
import { blogPage, leadingFigure } from './content.ts';
import first from './hero.critical.module.css';
import styles from './page.module.css';

/** The newest article's figure as the hero, and the other articles below. */
export function Page() {
  const [newest, ...others] = articles;
  const { heading, lead } = blogPage;
  return (
    <>
      <Head {...blogPage} />
      <FeedLink />
      <header className={`frame ${first.head}`}>
        <h1>{heading}</h1>
        <Paragraph className={first.lead}>{lead}</Paragraph>
      </header>
      {newest && <Leading article={newest} />}
      <div className={`frame ${styles.list}`}>
        {others.map((article) => (
          <article key={article.id} className={styles.article}>
            <Picture
              picture={{ ...article.image, alt: '' }}
              sizes="(width >= 62rem) 44vw, 92vw"
              className={styles.picture}
            />
            <div>
              <Teaser {...article} />
              <p className={styles.text}>{article.description}</p>
            </div>
          </article>
        ))}
        <p className={styles.feed}>
          <a href={blogFeed} type="application/atom+xml">
            {articleWords.feed}
          </a>
        </p>
      </div>
    </>
  );
}

/** Consumers in the chart: as tall as the words beside it. */
const shown = 7;
const isNamed = ([name = '']: readonly string[]) => leadingFigure.named.includes(name);

/** The shortest run as one large figure, and what the gateway stops for a longer one. */
function Leading({ article }: { readonly article: ArticleTeaser }) {
  const { rows } = readCsv(runTime);
  const runs = rows.map(([name = '', , minutes]) => ({ name, minutes: Number(minutes) }));
  const { columns, rows: consumers } = readCsv(power);
  const named = consumers.filter(isNamed);
  const all = [...named, ...consumers.filter((row) => !isNamed(row))].slice(0, shown);
  const [shortest] = runs.toSorted((a, b) => a.minutes - b.minutes);
  return (
    <article className={`sunken ${first.leading}`}>
      <div className={`frame ${first.columns}`}>
        <div>
          <Teaser {...article} />
          {shortest && (
            <p className={first.figure}>
              <strong>{leadingFigure.time(shortest.minutes)}</strong>
              <span>{leadingFigure.note(shortest.name, runs.length)}</span>
            </p>
          )}
          <p className={first.read} aria-hidden>
            {articleWords.read}
            <Icon of={ArrowRight} strokeWidth={1.5} />
          </p>
        </div>
        <PageStyles />
        <div className={styles.chart}>
          <p>{leadingFigure.chart}</p>
          <div className={styles.all}>
            <BarChart columns={columns} rows={all} subjects={undefined} />
          </div>
          <div className={styles.named}>
            <BarChart columns={columns} rows={named} subjects={undefined} />
          </div>
        </div>
      </div>
    </article>
  );
}

function Teaser({ title, date, author, page }: ArticleTeaser) {
  return (
    <>
      <p className="caption">
        <time dateTime={date}>{formatDate(date)}</time>, {author}
      </p>
      <h2>
        <a className="card-link" href={pages[page].path}>
          {title}
        </a>
      </h2>
    </>
  );
}
