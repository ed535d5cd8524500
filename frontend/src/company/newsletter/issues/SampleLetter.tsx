import * as brand from '../../../content/brand.ts';
import { articles } from '../../../content/articles.ts';
import { productCard } from '../../../content/product-card.ts';
import { products } from '../../../content/products.ts';
import { pages } from '../../../pages.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { sampleLetter as words } from './content.ts';
import styles from './SampleLetter.module.css';

/** How an issue begins, made from the newest article and the next device. */
export function SampleLetter() {
  const [newest] = articles;
  const next = products.find(({ expected }) => expected);
  return (
    <figure className={styles.sample}>
      <div className={styles.letter}>
        <p className={styles.sender}>{brand.name}</p>
        {newest && (
          <>
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
        {next?.expected && (
          <p className={styles.next}>
            <strong>{next.name}</strong>{' '}
            <span className="caption">{productCard.expected(next.expected)}</span>
            <br />
            {next.tagline}
          </p>
        )}
      </div>
      <figcaption className="caption">{words.caption}</figcaption>
    </figure>
  );
}
