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
/** The cards of a page: list items with a picture or a drawing of their own. */
const cardsOf = (file: string) =>
  elements('li', mainOf(file)).filter(
    (item) => elements('img', item).length > 0 || drawingsIn(item).length > 0,
  );

const iconSize = '0 0 24 24';
const drawingsIn = (node: Parameters<typeof DomUtils.getInnerHTML>[0]) =>
  elements('svg', [node]).filter((each) => attribute(each, 'viewbox') !== iconSize);

const picturesIn = (nodes: ReturnType<typeof mainOf>) =>
  elements('img', nodes).map((image) => attribute(image, 'src'));

test('Each card of expertise.html shows a detail of the first picture', () => {
  const [first] = picturesIn(mainOf('expertise.html'));
  expect(picturesIn(cardsOf('expertise.html'))).toEqual(Array.from({ length: 9 }, () => first));
});

test('nfc.html shows one picture, and a drawing of its own on each of its 8 cards', () => {
  expect(picturesIn(mainOf('nfc.html'))).toHaveLength(1);
  const drawings = cardsOf('nfc.html')
    .flatMap(drawingsIn)
    .map((each) => DomUtils.getInnerHTML(each));
  expect(drawings).toHaveLength(8);
  expect(new Set(drawings)).toHaveLength(8);
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
