import { brand } from '../content/brand.ts';
import { formatPrice } from '../content/format.ts';
import { productPage } from '../content/productPage.ts';

/** A price with its currency, or the words that stand for a missing one. */
export function Price({ amount }: { readonly amount: string | undefined }) {
  if (amount === undefined) return productPage.priceOnRequest;
  return (
    <>
      {formatPrice(amount)} <span className="caption">{brand.currency}</span>
    </>
  );
}
