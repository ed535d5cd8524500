import { closest } from '../ui/closest.ts';

/**
 * A document that opts in to cross-document view transitions is captured whole before it is left,
 * which delayed every navigation by 100 to 250 ms at a quarter of the CPU's speed. So a page opts in
 * only while a product's card is pointed at or focused; the product's page opts in by
 * `catalogue/product/critical.module.css`.
 */
const optIn = (navigation: 'auto' | 'none') => `@view-transition{navigation:${navigation}}`;

/** Turns the picture of a followed card into the product page's, in browsers with cross-document view transitions. */
export function carryPictures(): void {
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
  // Not before the first frame, which shows the picture that was carried here.
  requestAnimationFrame(() => rules.replaceSync(optIn('none')));
  let carried: Element | null | undefined;

  /** Before the click: the browser reads the rules when the navigation begins. */
  function prepare({ target }: Event) {
    const card = closest(target, 'a[href*="/product/"]')?.closest('article');
    if (card === carried) return;
    carried?.removeAttribute('data-carried');
    card?.setAttribute('data-carried', '');
    carried = card;
    rules.replaceSync(optIn(card ? 'auto' : 'none'));
  }
  addEventListener('pointerover', prepare);
  addEventListener('focusin', prepare);
}
