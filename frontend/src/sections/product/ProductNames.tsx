import { useEffect, useState } from 'react';

/**
 * The products of a contact as names with quantities. The names load on demand; until then, the stored text is shown.
 */
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
