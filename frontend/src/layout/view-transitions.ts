/**
 * A document that opts in to cross-document view transitions is captured whole before it is left,
 * which delayed every navigation by 100 to 250 ms at a quarter of the CPU's speed. So a page opts in
 * only while a product's card is pointed at or focused; the product's page opts in by
 * `catalogue/product/critical.module.css`. Rules outside layers win over those of that file.
 */
const staying = '@view-transition { navigation: none; }';
const carrying = `@media (prefers-reduced-motion: no-preference) {
  @view-transition { navigation: auto; }
}
img { view-transition-name: none; }
img[data-carried] { view-transition-name: product-picture; }`;

/** Turns the picture of a followed card into the product page's, in browsers with cross-document view transitions. */
export function carryPictures(): void {
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
  // Not before the first frame, which shows the picture that was carried here.
  requestAnimationFrame(() => rules.replaceSync(staying));
  let carried: Element | null = null;

  /** Before the click: the browser reads the rules when the navigation begins. */
  function prepare({ target }: Event) {
    const link = target instanceof Element && target.closest('article a[href*="/product/"]');
    const picture = (link && link.closest('article')?.querySelector('img')) || null;
    if (picture === carried) return;
    carried?.removeAttribute('data-carried');
    picture?.setAttribute('data-carried', '');
    carried = picture;
    rules.replaceSync(picture ? carrying : staying);
  }
  addEventListener('pointerover', prepare);
  addEventListener('focusin', prepare);
}
