import { X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { Term } from '../../../content/page.ts';
import { loadDetails } from '../../../content/product-details.ts';
import { specLabels, type Product, type ProductSummary } from '../../../content/product.ts';
import { pictureOfProduct, products as catalogue } from '../../../content/products.ts';
import { productsPage } from '../content.ts';
import * as paths from '../../../paths.ts';
import { Price } from '../../../sections/product/Price.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { NoBreakUnits } from '../../../ui/NoBreakUnits.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Status } from '../../../ui/Status.tsx';
import { maxCompared, namesOf, slugsOf } from '../view.ts';
import { ComparisonChoice } from './ComparisonChoice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Comparison.module.css';

const words = productsPage.compare;

interface ComparisonProps {
  /** One to four known ids. */
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** Data sheets side by side. */
export function Comparison({ ids, onChange }: ComparisonProps) {
  const { compared, failed } = useProducts(ids);
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that led here may have disappeared.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const change = (changed: readonly number[]) => {
    // The pressed button disappears with its product, or with the last free choice.
    if (changed.length < ids.length || changed.length === maxCompared) heading.current?.focus();
    onChange(changed);
  };
  const loading = !failed && compared.length < ids.length;

  return (
    <div className={`frame ${styles.comparison}`}>
      <div className={styles.head}>
        <h2 ref={heading} id="comparison" tabIndex={-1}>
          {words.heading}
        </h2>
        <a href={paths.productsIn(undefined, undefined, ids)}>{words.back}</a>
        <a className={buttonClass('accent')} href={paths.contactAbout(slugsOf(ids))}>
          {words.ask(ids.length)}
        </a>
      </div>
      {ids.length < maxCompared && (
        <ComparisonChoice ids={ids} onChoose={(id) => change([...ids, id])} />
      )}
      {failed && <p role="alert">{words.failed}</p>}
      {loading && <p>{words.loading}</p>}
      <Status>{loading ? words.loading : words.status(namesOf(ids))}</Status>
      {compared.length > 0 && (
        <ComparisonTable
          products={compared}
          onRemove={(removed) => change(ids.filter((id) => id !== removed))}
        />
      )}
    </div>
  );
}

interface ComparisonTableProps {
  readonly products: readonly ComparedProduct[];
  readonly onRemove: (id: number) => void;
}

function ComparisonTable({ products, onRemove }: ComparisonTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: the keyboard must reach it
    <section className={styles.scroll} aria-labelledby="comparison" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.property}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Picture
                  picture={{ ...pictureOfProduct(product), alt: '' }}
                  sizes="34vw"
                  className={styles.picture}
                />
                <a href={paths.product(product.id)}>{product.name}</a>
                <Button
                  variant="icon"
                  className={styles.remove}
                  aria-label={words.remove(product.name)}
                  onClick={() => onRemove(product.id)}
                >
                  <Icon of={X} aria-hidden strokeWidth={1.5} />
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.price}>
            <th scope="row">{words.price}</th>
            {products.map(({ id, amount }) => (
              <td key={id}>
                <Price amount={amount} />
              </td>
            ))}
          </tr>
        </tbody>
        {groupsOf(products).map((rows) => (
          <tbody key={rows[0]?.term}>
            {rows.map(({ term, values }) => (
              <tr key={term} className={isShared(values) ? styles.shared : undefined}>
                <th scope="row">{term}</th>
                {products.map(({ id }, column) => (
                  <td key={id}>
                    <NoBreakUnits>{values[column] ?? ''}</NoBreakUnits>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The rows of their data sheets, of the systems they work with, and of the buyers' questions. */
function groupsOf(products: readonly ComparedProduct[]) {
  return [
    specLabels.map((term, row) => ({
      term,
      values: products.map(({ specs }) => specs[row]?.value),
    })),
    rowsOf(products.map(({ systems }) => systems)),
    rowsOf(products.map(({ facts }) => facts)),
  ];
}

function rowsOf(columns: readonly (readonly Term[])[]) {
  return (columns[0] ?? []).map(({ term }, row) => ({
    term,
    values: columns.map((column) => column[row]?.text),
  }));
}

/** What several products have in common steps back, so that their differences stand out. */
function isShared(values: readonly unknown[]): boolean {
  return values.length > 1 && new Set(values).size === 1;
}

interface ComparedProduct extends Product {
  readonly systems: readonly Term[];
  readonly facts: readonly Term[];
}

async function loadProduct(summary: ProductSummary): Promise<ComparedProduct> {
  const { slug } = summary;
  const [details, { buyerFacts, worksWith }] = await Promise.all([
    loadDetails(slug),
    import('../../../content/buyer-facts.ts'),
  ]);
  const systems = worksWith(slug).map(({ term, text }) => ({ term: words.worksWith(term), text }));
  return { ...summary, ...details, systems, facts: buyerFacts(slug) };
}

/** Loads the details of products. Those that have loaded show meanwhile. */
function useProducts(ids: readonly number[]) {
  const [loaded, setLoaded] = useState<readonly ComparedProduct[]>([]);
  const [failed, setFailed] = useState(false);
  const wanted = ids.join(',');

  useEffect(() => {
    let current = true;
    const load = async () => {
      const summaries = wanted.split(',').flatMap((id) => catalogue[Number(id) - 1] ?? []);
      const details = await Promise.all(summaries.map(loadProduct));
      if (!current) return;
      setLoaded(details);
      setFailed(false);
    };
    load().catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [wanted]);

  const compared = ids.flatMap((id) => loaded.find((each) => each.id === id) ?? []);
  return { compared, failed };
}
