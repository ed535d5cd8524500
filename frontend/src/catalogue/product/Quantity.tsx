import type { Figure } from '../../content/product.ts';
import { NoBreakUnits } from '../../ui/NoBreakUnits.tsx';
import styles from './Quantity.module.css';

/** A figure in the type of a data sheet, as an entry of a description list. */
export function Quantity({ value, unit, label }: Figure) {
  return (
    <div className={styles.quantity}>
      <dt className="caption">
        <NoBreakUnits>{label}</NoBreakUnits>
      </dt>
      <dd>
        {value}
        {unit && (/^[°%]$/.test(unit) ? unit : <small> {unit}</small>)}
      </dd>
    </div>
  );
}
