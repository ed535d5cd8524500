import * as brand from '../../content/brand.ts';
import { formatPrice } from '../../content/format.ts';
import { productCard } from '../../content/product-card.ts';

/** A price with its currency, or the text for a missing price. */
export function Price({ amount }: { readonly amount: string | undefined }) {
  if (amount === undefined) return productCard.priceOnRequest;
  return (
    <>
      {/* One text: React writes a comment between two. */}
      {`${formatPrice(amount)} `}
      <span className="caption">{brand.currency}</span>
    </>
  );
}
