import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { protocols, reach } from '#frontend/company/technologies-tools/content.ts';
import { readPage } from '../built-site.ts';

const { getElementsByTagName: elements, getAttributeValue: attribute, textContent } = DomUtils;

/** Pages whose cards show details of the picture at their top, or a drawing where it has none. */
const shown = [
  ['expertise.html', 9, 9],
  ['nfc.html', 8, 8],
  ['iot-development-services.html', 6, 2],
] as const;

const mainOf = (file: string) => elements('main', parseDocument(readPage(file)));
/** The cards of a page: list items with a picture or a heading. */
const cardsOf = (file: string) =>
  elements('li', mainOf(file)).filter(
    (item) => elements('img', item).concat(elements('h2', item)).length > 0,
  );

test.each(shown)(
  '%s has %i cards, %i of them with a detail of its first picture',
  (file, count, pictured) => {
    const [first] = elements('img', mainOf(file)).map((image) => attribute(image, 'src'));
    const details = elements('img', cardsOf(file));
    expect(first).toBeDefined();
    expect(cardsOf(file)).toHaveLength(count);
    expect(details.map((image) => attribute(image, 'src'))).toEqual(
      Array.from({ length: pictured }, () => first),
    );
    // Their words are those of the card.
    expect(details.filter((image) => attribute(image, 'alt') !== '')).toEqual([]);
  },
);

test.each(shown)('%s proves each of its %i cards with a figure', (file, count) => {
  const figures = cardsOf(file).map((card) => textContent(elements('strong', card)));
  expect(figures.filter((figure) => /\d/.test(figure))).toHaveLength(count);
});

test.each(['expertise.html', 'iot-development-services.html'])(
  'In the first picture of %s each thing leads to its card',
  (file) => {
    const cards = cardsOf(file).map((card) => ({
      href: `#${attribute(card, 'id')}`,
      name: textContent(elements('h2', card).concat(elements('h3', card))),
    }));
    const links = elements('a', elements('nav', mainOf(file))).map((link) => ({
      href: attribute(link, 'href'),
      // Without its number.
      name: textContent(link).replace(/^\d/, ''),
    }));
    expect(links).toEqual(cards);
  },
);

test('The drawing of how far radios reach says what the figures of the protocols say', () => {
  for (const { name, indoors, open } of reach.radios) {
    const protocol = protocols.find((each) => each.name.startsWith(name));
    const said = protocol?.figures.find(({ term }) => term === 'Reach')?.text ?? '';
    const metres = [...said.matchAll(/(\d+) (k?)m/g)].map(
      ([, figure, kilo]) => Number(figure) * (kilo ? 1000 : 1),
    );
    expect(metres.filter((each) => each === indoors || each === open)).toEqual([indoors, open]);
  }
});
