import { selectOne } from 'css-select';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { islandIn } from '#frontend/islands/files.ts';
import { decode } from '#frontend/islands/hydrate.tsx';
import { island } from '#frontend/islands/island.tsx';
import { render } from '../render.tsx';

interface ListProps {
  readonly title: string;
  readonly groups?: readonly (readonly { readonly count: number; readonly icon: ReactNode }[])[];
  readonly onPress?: () => void;
}

const List = island<ListProps>('visible', ({ title, groups = [] }) => (
  <section aria-label={title}>
    {groups.map((group) => (
      <ul key={group.length}>
        {group.map(({ count, icon }) => (
          <li key={count}>
            {count + 1} {icon}
          </li>
        ))}
      </ul>
    ))}
  </section>
));
const icon = (name: string) => <b title={name}>{name} &amp; more</b>;
const source = { file: 'test/List', scripts: ['/assets/List-1.js', '/assets/react-1.js'] };
const drawn = (part: ReactNode) => render(part, [[List, source]]);

/** What the browser draws of the props in an island's HTML. */
function drawnAgain(html: string, Component: ComponentType<ListProps>): string {
  const { children } = parseDocument(html);
  const element = DomUtils.findOne(({ name }) => name === 'site-island', children);
  if (!element) throw new Error('There is no island.');
  const place: Pick<HTMLElement, 'dataset' | 'querySelector'> = {
    dataset: { props: element.attribs['data-props'] },
    querySelector: (selector: string) => {
      const slot = selectOne(selector, element);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only its HTML is read
      return slot && ({ innerHTML: DomUtils.getInnerHTML(slot) } as HTMLElement);
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same props
  return renderToStaticMarkup(<Component {...(decode(place) as ListProps)} />);
}

test('The browser draws of an island’s HTML what the build has drawn: texts, numbers, lists, and elements in them', () => {
  const groups = [
    [{ count: 1, icon: icon('one') }],
    [
      { count: 2, icon: icon('two') },
      { count: 3, icon: null },
    ],
  ];
  const html = drawn(<List title={'"Quoted" <and> so on'} groups={groups} />);
  const [, inside = ''] = /<site-island[^>]*>([^]*)<\/site-island>/.exec(html) ?? [];
  expect(inside).toContain('<li>3 <site-slot data-slot="1"><b title="two">');
  expect(drawnAgain(html, List.Component)).toBe(inside);
});

test('An island says when it wakes, and names all of its scripts', () => {
  expect(drawn(<List title="Empty" />)).toContain(
    'data-scripts="/assets/List-1.js /assets/react-1.js" data-wake="visible"',
  );
});

test('A function as a prop stops the build', () => {
  expect(() => drawn(<List title="Pressed" onPress={() => undefined} />)).toThrow(
    'props are data: onPress is none',
  );
});

test('An island inside another one stops the build', () => {
  const Outer = island('load', () => <List title="Inner" />);
  expect(() =>
    render(<Outer />, [
      [Outer, source],
      [List, source],
    ]),
  ).toThrow(/is in another island/);
});

test('An island as an element in the props of another one is inside of it as well', () => {
  const groups = [[{ count: 1, icon: <List title="Inner" /> }]];
  expect(() => drawn(<List title="Outer" groups={groups} />)).toThrow(/is in another island/);
});

test('A file of an island that exports anything else stops the build', () => {
  const path = '../home/List.island.tsx';
  expect(islandIn(path, { List })).toEqual([List, 'home/List']);
  const alone = 'must export List, and nothing else';
  expect(() => islandIn(path, { List, Other: List })).toThrow(alone);
  expect(() => islandIn(path, { Other: List })).toThrow(alone);
});
