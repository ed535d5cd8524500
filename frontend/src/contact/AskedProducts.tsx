import { X } from 'lucide';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import {
  aboutText,
  knownAbout,
  quantityDigits,
  readAbout,
  type AskedProduct,
} from '#contract/contact/about.ts';
import { pictureOfProduct, products } from '../content/products.ts';
import * as paths from '../paths.ts';
import { Price } from '../sections/product/Price.tsx';
import { Button } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { askedProducts as words } from './asked-products-content.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './AskedProducts.module.css';

interface AskedProductsProps {
  readonly about: string;
  /** The products named by the URL. */
  readonly named: string | null;
  /** The id of the form that asks about them. */
  readonly form: string;
  readonly onChange: (about: string) => void;
}

/** The products that a form asks about, each with a quantity and a remove button. Loaded on demand. */
export function AskedProducts({ about, named, form, onChange }: AskedProductsProps) {
  const asked = readAbout(about);
  const list = useRef<HTMLFieldSetElement>(null);
  const keepKnown = useEffectEvent((more: string | null) => {
    const known = knownAbout(`${about},${more ?? ''}`);
    // Drops discontinued products too: each visit would wait for them.
    if (known !== about || more !== null) onChange(known);
  });
  // Runs before the form shows.
  useLayoutEffect(() => keepKnown(named), [named]);

  const change = (changed: readonly AskedProduct[]) => onChange(aboutText(changed));
  const remove = (slug: string) => {
    // The focused button disappears, so the next one gets the focus, or the form's first field.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex(({ value }) => value === slug);
    const first = list.current?.form?.querySelector<HTMLElement>('input[name=firstName]');
    (buttons[at + 1] ?? buttons[at - 1] ?? first)?.focus();
    change(asked.filter((product) => product.slug !== slug));
  };

  if (asked.length === 0) return null;
  return (
    <fieldset ref={list} form={form} className={`deep ${styles.asked}`} data-asking>
      <legend className="caption">{words.heading}</legend>
      <ul className={styles.list}>
        {asked.map((product) => (
          <AskedProductRow
            key={product.slug}
            asked={product}
            onChange={(changed) =>
              change(asked.map((each) => (each.slug === changed.slug ? changed : each)))
            }
            onRemove={() => remove(product.slug)}
          />
        ))}
      </ul>
      <a href={paths.products}>{words.more}</a>
    </fieldset>
  );
}

interface AskedProductRowProps {
  readonly asked: AskedProduct;
  readonly onChange: (asked: AskedProduct) => void;
  readonly onRemove: () => void;
}

function AskedProductRow({ asked, onChange, onRemove }: AskedProductRowProps) {
  const { slug, quantity } = asked;
  const id = useId();
  const product = products.find((each) => each.slug === slug);
  if (!product) return null;
  return (
    <li className={styles.row}>
      <Picture
        picture={{ ...pictureOfProduct(product), alt: '' }}
        sizes="(width >= 62rem) 34vw, 6rem"
        maxWidth={960}
        className={styles.picture}
      />
      <p className={styles.name}>
        <a href={paths.product(product.id)}>{product.name}</a>
        <span className={styles.price}>
          <Price amount={product.amount} />
        </span>
      </p>
      <div className={styles.quantity}>
        <label htmlFor={id}>
          {words.quantity}
          <span className="visually-hidden"> {words.of(product.name)}</span>
        </label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={quantity ?? ''}
          onChange={({ target }) => {
            const count = Number(target.value.replaceAll(/\D/g, ''));
            // Not `maxLength`, which would cut a pasted "10,000" to 1000.
            if (count >= 10 ** quantityDigits) return;
            onChange(count > 0 ? { slug, quantity: count } : { slug });
          }}
        />
      </div>
      <Button
        variant="icon"
        value={slug}
        aria-label={words.remove(product.name)}
        onClick={onRemove}
      >
        <Icon of={X} aria-hidden strokeWidth={1.5} />
      </Button>
    </li>
  );
}
