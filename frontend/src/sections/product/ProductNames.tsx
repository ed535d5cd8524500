import { useEffect, useState } from 'react';

/** What a contact is about, as names with quantities, which load on demand; until then its own words. */
export function ProductNames({ about }: { readonly about: string }) {
  const [names, setNames] = useState<string>();

  useEffect(() => {
    let shown = true;
    import('./product-names.ts')
      .then(({ productNames }) => shown && setNames(productNames(about)))
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [about]);
  return names ?? about.replaceAll('-', ' ');
}
