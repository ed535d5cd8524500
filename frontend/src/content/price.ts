import { brand } from './brand.ts';

const format = new Intl.NumberFormat(brand.locale, { style: 'currency', currency: brand.currency });

/** An amount in the brand's currency: `'29.00'` -> `'$29.00'`. */
export function formatPrice(amount: string): string {
  return format.format(Number(amount));
}
