import * as brand from '../../../content/brand.ts';
import { articles } from '../../../content/articles.ts';
import { formatMonth } from '../../../content/format.ts';
import { productCard } from '../../../content/product-card.ts';
import { products } from '../../../content/products.ts';
import { pages } from '../../../pages.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { sampleLetter as words } from './content.ts';
import styles from './SampleLetter.module.css';

/** What an issue looks like, made from the newest article and the next devices. */
export function SampleLetter() {
  const [newest] = articles;
  const next = products.filter(({ expected }) => expected).slice(0, 2);
  return (
    <figure className={styles.sample}>
      <div className={styles.letter}>
        <p className={styles.sender}>{brand.name}</p>
        {newest && (
          <>
            <p className={styles.masthead}>
              {words.title}
              <span className="caption">{formatMonth(newest.date)}</span>
            </p>
            <Picture
              picture={newest.image}
              sizes="(width >= 62rem) 32vw, 82vw"
              className={styles.picture}
            />
            <p className={styles.title}>
              <a href={pages[newest.page].path}>{newest.title}</a>
            </p>
            <p>{newest.description}</p>
          </>
        )}
        {next.map(({ id, name, tagline, expected = '' }) => (
          <p key={id} className={styles.next}>
            <strong>{name}</strong>{' '}
            <span className="caption">{productCard.expected(expected)}</span>
            <br />
            {tagline}
          </p>
        ))}
      </div>
      <figcaption className="caption">{words.caption}</figcaption>
    </figure>
  );
}
