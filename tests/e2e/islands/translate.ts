import type { Page } from 'playwright/test';

/**
 * How a browser's translator changes a text: Chrome puts fonts in its place; others keep the node, in fonts or as it
 * is.
 */
export const translators = ['replaces', 'wraps', 'writes'] as const;
export type Translator = (typeof translators)[number];

/** Translates all text, and what changes afterwards, as translators do, a little later. */
const source = (translator: Translator) => `(() => {
  const how = {
    replaces: (text, inner, font) => {
      inner.append('«' + text.data + '»');
      text.replaceWith(font);
    },
    wraps: (text, inner, font) => {
      text.before(font);
      inner.append(text);
      text.data = '«' + text.data + '»';
    },
    writes: (text) => (text.data = '«' + text.data + '»'),
  }.${translator};
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (/^\\s*$|^«/.test(text.data) || text.parentElement.closest('script, style, textarea, font')) continue;
      const font = document.createElement('font');
      how(text, font.appendChild(document.createElement('font')), font);
    }
  };
  translate();
  document.documentElement.classList.add('translated-ltr');
  const options = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => setTimeout(translate)).observe(document.body, options);
})()`;

export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.evaluate(source(translator));
}
