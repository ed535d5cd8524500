import { formatDate } from '../content/format.ts';
import { blogTeasers, homeSections, maxShown, type BlogTeaser } from './sections-content.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './Blogs.module.css';

/** Teasers without links: the articles do not exist yet. */
export function Blogs() {
  return (
    <section className="frame" aria-labelledby="blogs">
      <h2 id="blogs" className={styles.title}>
        {homeSections.blogs.heading}
      </h2>
      <div className={styles.teasers}>
        {blogTeasers.slice(0, maxShown.blogs).map((teaser) => (
          <Teaser key={teaser.id} {...teaser} />
        ))}
      </div>
    </section>
  );
}

function Teaser({ title, description, author, date, image }: BlogTeaser) {
  return (
    <article className={styles.teaser}>
      <Picture
        picture={{ ...image, alt: '' }}
        sizes="(width >= 48rem) 30vw, 92vw"
        className={styles.picture}
      />
      <p className="caption">
        <time dateTime={date}>{formatDate(date)}</time>
        {`, ${homeSections.blogs.by} ${author}`}
      </p>
      <h3>{title}</h3>
      <p>{description}</p>
    </article>
  );
}
