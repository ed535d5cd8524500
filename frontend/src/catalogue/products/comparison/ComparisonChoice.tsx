import { useId } from 'react';
import { products } from '../../../content/products.ts';
import { productsPage } from '../content.ts';
import { Button } from '../../../ui/Button.tsx';
import select from '../select.module.css';
import styles from './Comparison.module.css';

interface ComparisonChoiceProps {
  /** The products in the comparison. */
  readonly ids: readonly number[];
  readonly onChoose: (id: number) => void;
}

/** Adds a product to the comparison. It needs a button because arrow keys change a select at each press. */
export function ComparisonChoice({ ids, onChoose }: ComparisonChoiceProps) {
  const id = useId();
  const { opponent, another, pick, add } = productsPage.compare;

  const choose = (form: FormData) => onChoose(Number(form.get('product')));
  return (
    <form className={styles.choice} action={choose}>
      <label htmlFor={id} className="caption">
        {ids.length > 1 ? another : opponent}
      </label>
      <select className={select.select} id={id} name="product" required defaultValue="">
        <option value="" disabled>
          {pick}
        </option>
        {products
          .filter((product) => !ids.includes(product.id))
          .map((product) => (
            <option key={product.id} value={product.id}>
              {product.name}
            </option>
          ))}
      </select>
      <Button type="submit" variant="quiet">
        {add}
      </Button>
    </form>
  );
}
