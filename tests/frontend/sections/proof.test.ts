import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { protocols, reach } from '#frontend/company/technologies-tools/content.ts';
import { readPage } from '../built-site.ts';

const { getElementsByTagName: elements, getAttributeValue: attribute, textContent } = DomUtils;

const proved = [
  ['expertise.html', 9],
  ['nfc.html', 8],
  ['iot-development-services.html', 6],
] as const;

const mainOf = (file: string) => elements('main', parseDocument(readPage(file)));
/** The cards of a page: list items with a picture or a description list. */
const cardsOf = (file: string) =>
  elements('li', mainOf(file)).filter(
    (item) => elements('img', item).concat(elements('dl', item)).length > 0,
  );

const picturesIn = (nodes: ReturnType<typeof mainOf>) =>
  elements('img', nodes).map((image) => attribute(image, 'src'));

test.each([
  ['nfc.html', 8],
  ['expertise.html', 9],
])('Each card of %s shows a detail of the first picture', (file, count) => {
  const [first] = picturesIn(mainOf(file));
  expect(picturesIn(cardsOf(file))).toEqual(Array.from({ length: count }, () => first));
});

test('iot-development-services.html shows seven pictures, each once', () => {
  const shown = picturesIn(mainOf('iot-development-services.html'));
  expect(shown).toHaveLength(7);
  expect(new Set(shown)).toHaveLength(7);
});

test.each(proved)('%s proves each of its %i cards with a figure', (file, count) => {
  const figures = cardsOf(file).map((card) => textContent(elements('strong', card)));
  expect(figures.filter((figure) => /\d/.test(figure))).toHaveLength(count);
});

test.each(['expertise.html', 'iot-development-services.html'])(
  'Each name below the title of %s leads to its card',
  (file) => {
    const cards = cardsOf(file).map((card) => ({
      href: `#${attribute(card, 'id')}`,
      name: textContent(elements('h2', card).concat(elements('h3', card))),
    }));
    const links = elements('a', elements('nav', mainOf(file))).map((link) => ({
      href: attribute(link, 'href'),
      name: textContent(link),
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
