import { expect, test } from 'vitest';
import { Notify } from '#contract/notify.ts';

const webhook = { id: 'chat', url: 'https://chat.example/hook' };

/** The paths and messages of these webhooks' errors. */
function problemsOf(webhooks: readonly object[]): [string, string][] {
  const { error } = Notify.safeParse({ emails: [], webhooks, withMessage: false });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

test('Webhooks have unique ids', () => {
  expect(problemsOf([webhook, { ...webhook, id: 'desk' }])).toEqual([]);
  expect(problemsOf([webhook, { ...webhook, url: 'https://desk.example/' }])).toEqual([
    ['webhooks', 'two webhooks have the same id'],
  ]);
});

test.each(['http://chat.example/hook', 'xhttps://chat.example/', 'httpsx://chat.example/', 'chat'])(
  'A webhook at %s is rejected: others could read its messages',
  (url) => {
    expect(problemsOf([{ ...webhook, url }]).map(([path]) => path)).toEqual(['webhooks.0.url']);
  },
);
