import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { loadDetails } from '../content/productDetails.ts';
import { specLabels, type Product, type ProductSummary } from '../content/product.ts';
import { pictureOfProduct, products } from '../content/products.ts';
import { productsPage } from '../content/productsPage.ts';
import { paths } from '../paths.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { Price } from '../sections/Price.tsx';
import { Button } from '../ui/Button.tsx';
import { Figures } from '../ui/Figures.tsx';
import { Picture } from '../ui/Picture.tsx';
import styles from './comparison.module.css';

const words = productsPage.compare;

interface ComparisonProps {
  /** Two to four known ids. */
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** The data sheets of some products side by side. */
export function Comparison({ ids, onChange }: ComparisonProps) {
  const { compared, failed } = useProducts(ids);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <section className={`frame ${styles.comparison}`} aria-labelledby="comparison">
      <div className={styles.head}>
        <h2 id="comparison" ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        <PageLink to={paths.products()}>{words.back}</PageLink>
      </div>
      {failed && <p role="alert">{words.failed}</p>}
      {!failed && !compared && <output>{words.loading}</output>}
      {compared && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: the keyboard must reach it
        <section className={styles.scroll} aria-labelledby="comparison" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{words.property}</span>
                </th>
                {compared.map((product) => (
                  <th key={product.id} scope="col">
                    <Picture
                      picture={{ ...pictureOfProduct(product), alt: '' }}
                      sizes="34vw"
                      className={styles.picture}
                    />
                    <PageLink to={paths.product(product.id)}>{product.name}</PageLink>
                    <Button
                      variant="icon"
                      className={styles.remove}
                      aria-label={words.remove(product.name)}
                      onClick={() => onChange(ids.filter((id) => id !== product.id))}
                    >
                      <X aria-hidden strokeWidth={1.5} />
                    </Button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{words.price}</th>
                {compared.map(({ id, amount }) => (
                  <td key={id}>
                    <Price amount={amount} />
                  </td>
                ))}
              </tr>
              {specLabels.map((label, row) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {compared.map(({ id, specs }) => (
                    <td key={id}>
                      <Figures>{specs[row]?.value ?? ''}</Figures>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}

async function loadProduct(summary: ProductSummary): Promise<Product> {
  return { ...summary, ...(await loadDetails(summary.slug)) };
}

/** Fetches the details of some products; the ones shown before stay until the next are there. */
function useProducts(ids: readonly number[]) {
  const [compared, setCompared] = useState<readonly Product[]>();
  const [failed, setFailed] = useState(false);
  const wanted = ids.join(',');

  useEffect(() => {
    let current = true;
    const load = async () => {
      const summaries = wanted.split(',').flatMap((id) => products[Number(id) - 1] ?? []);
      const loaded = await Promise.all(summaries.map(loadProduct));
      if (current) setCompared(loaded);
    };
    load().catch(() => setFailed(true));
    return () => {
      current = false;
    };
  }, [wanted]);

  return { compared, failed };
}
