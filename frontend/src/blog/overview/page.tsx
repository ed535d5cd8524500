import { articles, blogFeed } from '../../content/articles.ts';
import { formatDate } from '../../content/format.ts';
import { pages } from '../../pages.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { articleWords } from '../article-content.ts';
import { FeedLink } from '../FeedLink.tsx';
import { blogPage } from './content.ts';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHero {...blogPage} layout="wide" />
      <div className={`frame ${styles.list}`}>
        <FeedLink />
        {articles.map(({ id, page, title, description, author, date, image }) => (
          <article key={id} className={`grid ${styles.article}`}>
            <Picture
              picture={{ ...image, alt: '' }}
              sizes="(width >= 62rem) 40vw, 92vw"
              className={styles.picture}
            />
            <div className={styles.words}>
              <p className="caption">
                <time dateTime={date}>{formatDate(date)}</time>, {author}
              </p>
              <h2>
                <a className="card-link" href={pages[page].path}>
                  {title}
                </a>
              </h2>
              <p>{description}</p>
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
