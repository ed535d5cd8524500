import type { ReactNode } from 'react';
import type { ProductSlug } from '#contract/products.ts';
import { buyerFacts, promisedYears, updateYears, worksWith } from '../../content/buyer-facts.ts';
import { sheets } from '../../content/data-sheets.json';
import { delivery } from '../../content/delivery.ts';
import type { ProductDetails, ProductSummary } from '../../content/product.ts';
import * as paths from '../../paths.ts';
import fold from '../../ui/Fold.module.css';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import { productPage } from './content.ts';
import styles from './Reference.module.css';

const files = import.meta.glob<string>('../data-sheets/*.pdf', {
  query: '?url',
  import: 'default',
  eager: true,
});

type Specs = ProductDetails['specs'];

interface ReferenceProps {
  readonly product: ProductSummary;
  readonly specs: Specs;
}

/** Reference facts in two lists whose rows unfold. Each row shows its short answer while closed. */
export function Reference({ product: { slug, expected }, specs }: ReferenceProps) {
  const systems = worksWith(slug);
  const facts = buyerFacts(slug);
  const about = (...terms: readonly string[]) => (
    <Terms terms={facts.filter(({ term }) => terms.includes(term))} />
  );
  const spec = (name: string) => specs.find(({ label }) => label === name)?.value ?? '';
  const box = spec(productPage.box);
  const wired = spec(productPage.connects).startsWith(productPage.ethernet);
  return (
    <section className={`frame grid section ${styles.reference}`} aria-labelledby="asked">
      <h2 id="asked">{productPage.asked}</h2>
      <div className={styles.rows}>
        <div>
          <Row
            title={productPage.worksWith}
            short={[
              ...(wired ? [productPage.ethernet] : []),
              ...systems.filter(({ works }) => works).map(({ term }) => term),
            ].join(', ')}
          >
            <Terms terms={systems} />
            {about('Gateway')}
          </Row>
          <Row
            title={productPage.delivery}
            short={expected === undefined ? delivery.inCanada : delivery.reserved(expected)}
          >
            {about('Availability')}
            <a href={paths.delivery}>{productPage.delivery}</a>
          </Row>
          <Row title={productPage.box} short={firstOf(box)}>
            <p>
              <NoBreakUnits>{box}</NoBreakUnits>
            </p>
          </Row>
          <Row title={productPage.warranty} short={`${promisedYears.warranty} years`}>
            {about('Warranty', 'Spare parts')}
          </Row>
        </div>
        <div>
          <Row title={productPage.updates} short={`${updateYears(slug)} years`}>
            {about('Security updates')}
          </Row>
          <Row title={productPage.disposal} short={productPage.recycling}>
            {about('Disposal')}
          </Row>
          <Row
            title={productPage.certification}
            short={expected === undefined ? productPage.schemes : productPage.schemesExpected}
          >
            {about('Certification')}
          </Row>
          <Row title={productPage.sheet} short="PDF">
            <Sheet slug={slug} specs={specs} />
          </Row>
        </div>
      </div>
    </section>
  );
}

/** `'Sensor, magnet, CR1632, four screws'` -> `'Sensor, magnet and more'`. */
function firstOf(list: string): string {
  const [first, second, ...others] = list.split(', ');
  return `${first}, ${second}${others.length > 0 ? ' and more' : ''}`;
}

interface RowProps {
  readonly title: string;
  readonly short: string;
  readonly children: ReactNode;
}

function Row({ title, short, children }: RowProps) {
  return (
    <details className={fold.fold}>
      <summary>
        <span>{title}</span>
        <span className={styles.short}>
          <NoBreakUnits>{short}</NoBreakUnits>
        </span>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}

interface TermsProps {
  readonly terms: readonly {
    readonly term: string;
    readonly text: string;
    readonly works?: boolean;
  }[];
}

function Terms({ terms }: TermsProps) {
  return (
    <dl>
      {terms.map(({ term, text, works = true }) => (
        <div key={term} className={works ? undefined : styles.not}>
          <dt>{term}</dt>
          <dd>
            <NoBreakUnits>{text}</NoBreakUnits>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sheet({ slug, specs }: { readonly slug: ProductSlug; readonly specs: Specs }) {
  const { pages, bytes } = sheets[slug];
  return (
    <>
      <table>
        <tbody>
          {specs
            .filter(({ label }) => label !== productPage.box)
            .map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <NoBreakUnits>{value}</NoBreakUnits>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <a href={files[`../data-sheets/${slug}.pdf`]} target="_blank" rel="noopener">
        <NoBreakUnits>{productPage.download(pages, bytes)}</NoBreakUnits>
        <span className="visually-hidden">{` ${productPage.opensTab}`}</span>
      </a>
    </>
  );
}
