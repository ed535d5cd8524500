import type { ProductSlug } from '#contract/products.ts';
import { buyerFacts, worksWith } from '../../content/buyer-facts.ts';
import { sheets } from '../../content/data-sheets.json';
import type { ProductDetails } from '../../content/product.ts';
import { Figures } from '../../ui/Figures.tsx';
import { productPage } from './content.ts';
import styles from './Reference.module.css';

const files = import.meta.glob<string>('../data-sheet/pdf/*.pdf', {
  query: '?url',
  import: 'default',
  eager: true,
});

type Specs = ProductDetails['specs'];

/** What is in the box is a buyer's question, so it stands among those. */
const boxLabel = 'In the box';

interface ReferenceProps {
  readonly slug: ProductSlug;
  readonly specs: Specs;
}

export function Sheet({ slug, specs }: ReferenceProps) {
  const { pages, bytes } = sheets[slug];
  return (
    <section className={`frame grid section ${styles.reference}`} aria-labelledby="sheet">
      <div className={styles.head}>
        <h2 id="sheet">{productPage.sheet}</h2>
        <a href={files[`../data-sheet/pdf/${slug}.pdf`]} target="_blank" rel="noopener">
          <Figures>{productPage.download(pages, bytes)}</Figures>
          <span className="visually-hidden"> {productPage.opensTab}</span>
        </a>
      </div>
      <table>
        <tbody>
          {specs
            .filter(({ label }) => label !== boxLabel)
            .map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <Figures>{value}</Figures>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

export function Asked({ slug, specs }: ReferenceProps) {
  const box = specs.flatMap(({ label, value }) =>
    label === boxLabel ? { term: label, text: value } : [],
  );
  return (
    <section className={`frame grid section ${styles.reference}`} aria-labelledby="asked">
      <h2 id="asked">{productPage.asked}</h2>
      <dl className={styles.answers}>
        <div>
          <dt className="caption">{productPage.worksWith}</dt>
          <dd>
            <dl className={styles.systems}>
              {worksWith(slug).map(({ term, text, works }) => (
                <div key={term} className={works ? undefined : styles.not}>
                  <dt>{term}</dt>
                  <dd>
                    <Figures>{text}</Figures>
                  </dd>
                </div>
              ))}
            </dl>
          </dd>
        </div>
        {[...box, ...buyerFacts(slug)].map(({ term, text }) => (
          <div key={term}>
            <dt className="caption">{term}</dt>
            <dd>
              <Figures>{text}</Figures>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
