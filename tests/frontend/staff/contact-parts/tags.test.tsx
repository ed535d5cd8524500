import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { tagColours } from '#contract/contact/tags.ts';
import { SnoozeMenu } from '#frontend/staff/contact-parts/SnoozeMenu.tsx';
import { TagList } from '#frontend/staff/contact-parts/TagList.tsx';
import { TagPicker } from '#frontend/staff/contact-parts/TagPicker.tsx';
import { tagsQuery } from '#frontend/staff/data/queries.ts';
import { tagsPage } from '#frontend/staff/tags/content.ts';

const tags = [
  { name: 'Quote', colour: 'blue' },
  { name: 'Order', colour: 'green' },
] as const;

function rendered(part: ReactNode): string {
  const client = new QueryClient();
  client.setQueryData(tagsQuery.queryKey, { tags: [...tags], version: 1 });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const nothing = () => {};
/** The buttons of a part: their names, and whether they are pressed and disabled. */
function buttonsIn(html: string) {
  return Array.from(
    html.matchAll(/<button([^>]*)>(.*?)<\/button>/g),
    ([, attributes = '', name = '']) => ({
      name: name.replaceAll(/<[^>]+>/g, ''),
      pressed: attributes.includes('aria-pressed="true"'),
      disabled: attributes.includes('aria-disabled="true"'),
    }),
  );
}

test('Tags have their colours, and one that the list has no more is grey', () => {
  const html = rendered(<TagList tags={['Quote', 'Gone']} />);

  expect(html).toMatch(/data-colour="blue"><bdi>Quote</);
  expect(html).toMatch(/data-colour="grey"><bdi>Gone</);
  expect(rendered(<TagList tags={[]} />)).toBe('');
  expect(rendered(<TagList tags={undefined} />)).toBe('');
});

test('The picker shows the list and what the contact has, and presses the latter', () => {
  const html = rendered(<TagPicker tags={['Order', 'Gone']} busy={false} onChange={nothing} />);

  expect(buttonsIn(html)).toEqual([
    { name: 'Quote', pressed: false, disabled: false },
    { name: 'Order', pressed: true, disabled: false },
    { name: 'Gone', pressed: true, disabled: false },
  ]);
});

test('A contact with five tags takes no sixth', () => {
  const five = ['Order', 'a', 'b', 'c', 'd'];
  const buttons = buttonsIn(rendered(<TagPicker tags={five} busy={false} onChange={nothing} />));

  expect(buttons.filter(({ disabled }) => disabled).map(({ name }) => name)).toEqual(['Quote']);
});

function menu(until?: string): string[] {
  const part = <SnoozeMenu snoozedUntil={until} busy={false} onChange={nothing} />;
  return buttonsIn(rendered(part)).map(({ name }) => name);
}

test('What is snoozed says until when and can be woken, but not once that is over', () => {
  expect(menu('2999-01-01T08:00:00.000Z')).toContain('End the snooze');
  expect(menu('2001-01-01T08:00:00.000Z')).not.toContain('End the snooze');
  expect(menu()).toContain('Until tomorrow');
});

test('Every colour of a tag has a name for staff', () => {
  expect(Object.keys(tagsPage.colours)).toEqual([...tagColours]);
});
