import { useEffect, useState } from 'react';

/** The name of a product, loaded on demand; until then, and for removed products, the words of its slug. */
export function ProductName({ slug }: { readonly slug: string }) {
  const [name, setName] = useState<string>();

  useEffect(() => {
    let shown = true;
    import('../../content/products.ts')
      .then(({ products }) => shown && setName(products.find((each) => each.slug === slug)?.name))
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [slug]);
  return name ?? slug.replaceAll('-', ' ');
}
