/**
 * A count below a million as `Intl` writes it in the brand's locale: `5000` -> `'5,000'`. Apart from `format.ts`, so that
 * the contact form shares no chunk with other islands.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=\d{3}$)/, ',');
}
