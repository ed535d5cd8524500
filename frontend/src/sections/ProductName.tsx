import { useEffect, useState } from 'react';

/**
 * The name of a product, fetched where one is shown, since few need it; its slug's words until then, and where the
 * catalogue has it no more.
 */
export function ProductName({ slug }: { readonly slug: string }) {
  const [name, setName] = useState<string>();

  useEffect(() => {
    let shown = true;
    import('../content/products.ts')
      .then(({ products }) => shown && setName(products.find((each) => each.slug === slug)?.name))
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [slug]);
  return name ?? slug.replaceAll('-', ' ');
}
