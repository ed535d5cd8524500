import { articles, type ArticleTeaser } from '../content/articles.ts';
import { formatDate } from '../content/format.ts';
import { pages } from '../pages.ts';
import { Picture } from '../ui/Picture.tsx';
import { homeSections, maxShown } from './content.ts';
import styles from './Blogs.module.css';

export function Blogs() {
  return (
    <section className="frame" aria-labelledby="blogs">
      <div className={styles.title}>
        <h2 id="blogs">{homeSections.blogs.heading}</h2>
        <a href={pages.blog.path}>{homeSections.blogs.more}</a>
      </div>
      <div className={styles.teasers}>
        {articles.slice(0, maxShown.blogs).map((article) => (
          <Teaser key={article.id} {...article} />
        ))}
      </div>
    </section>
  );
}

function Teaser({ page, title, description, author, date, image }: ArticleTeaser) {
  return (
    <article className={styles.teaser}>
      <Picture
        picture={{ ...image, alt: '' }}
        sizes="(width >= 62rem) 52vw, (width >= 40rem) 12rem, 92vw"
        className={styles.picture}
      />
      <p className="caption">
        <time dateTime={date}>{formatDate(date)}</time>
        {`, ${author}`}
      </p>
      <h3>
        <a className="card-link" href={pages[page].path}>
          {title}
        </a>
      </h3>
      <p>{description}</p>
    </article>
  );
}
