import { articles, blogFeed } from '../content/articles.ts';
import * as brand from '../content/brand.ts';
import { formatDate } from '../content/format.ts';
import { pages } from '../pages.ts';
import { ProductCards } from '../sections/product/ProductCards.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';
import { articleWords, type ArticleContent } from './article-content.ts';
import styles from './Article.module.css';
import { FeedLink } from './FeedLink.tsx';
import { Figure } from './Figure.tsx';

/** An article below its hero, its products, and links to the others. It is static. */
export function Article({ page, sections, related }: ArticleContent) {
  return (
    <>
      <FeedLink />
      <article className={`frame grid section ${styles.article}`}>
        <Byline page={page} sections={sections} />
        {sections.map(({ heading, parts }, place) => (
          <section key={heading} className={styles.part} aria-labelledby={`part-${place + 1}`}>
            <h2 id={`part-${place + 1}`}>{heading}</h2>
            {parts.map((part) =>
              typeof part === 'string' ? (
                <Paragraph key={part}>{part}</Paragraph>
              ) : (
                <Figure key={part.title} {...part} />
              ),
            )}
          </section>
        ))}
      </article>
      <Related ids={related} />
      <Others page={page} />
    </>
  );
}

function Byline({ page, sections }: Pick<ArticleContent, 'page' | 'sections'>) {
  const teaser = articles.find((each) => each.page === page);
  if (!teaser) throw new Error(`content/articles.ts has no article ${page}.`);
  const { author, date, updated } = teaser;
  const words = sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === 'string' ? part.split(' ') : [])),
  );
  const facts = [
    {
      term: articleWords.by,
      text: (
        <>
          {author}, <a href={pages.about.path}>{brand.name}</a>
        </>
      ),
    },
    { term: articleWords.published, text: <time dateTime={date}>{formatDate(date)}</time> },
    ...(updated === undefined
      ? []
      : [
          {
            term: articleWords.updated,
            text: <time dateTime={updated}>{formatDate(updated)}</time>,
          },
        ]),
    { term: articleWords.reading, text: articleWords.minutes(words.length) },
  ];
  return (
    <dl className={styles.byline}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt className="caption">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Related({ ids }: { readonly ids: readonly number[] }) {
  return (
    <section className="section sunken" aria-labelledby="related">
      <div className="frame">
        <h2 id="related">{articleWords.related}</h2>
        <ProductCards ids={ids} />
      </div>
    </section>
  );
}

function Others({ page }: Pick<ArticleContent, 'page'>) {
  return (
    <section className={`frame grid section ${styles.others}`} aria-labelledby="others">
      <h2 id="others">{articleWords.others}</h2>
      <ul>
        {articles
          .filter((each) => each.page !== page)
          .map(({ id, page: other, title, date }) => (
            <li key={id}>
              <a href={pages[other].path}>{title}</a>
              <span className="caption">{formatDate(date)}</span>
            </li>
          ))}
        <li>
          <a href={blogFeed} type="application/atom+xml">
            {articleWords.feed}
          </a>
        </li>
      </ul>
    </section>
  );
}
