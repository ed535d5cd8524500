import { expect, test } from 'vitest';
import { confirmationDays } from '#contract/consent.ts';
import { daysOf, evidenceMonths, retention } from '#contract/retention.ts';
import { privacySections } from '#frontend/company/privacy-policy/content.ts';
import { periodAtStart, periodInWords } from '#frontend/company/privacy-policy/period.ts';
import { stageNamed } from '#infra/stages.ts';
import { every, templates } from '../../infra/template.ts';

const kept = new Map(
  privacySections
    .find(({ id }) => id === 'retention')
    ?.list?.map(({ term, text }) => [term, text] as const),
);

test.each([
  [1, 'one month'],
  [6, 'six months'],
  [12, 'one year'],
  [18, '18 months'],
  [24, 'two years'],
])('%i months are %s', (months, words) => {
  expect(periodInWords(months)).toBe(words);
});

test('The privacy page says the periods of the contract, and no other', () => {
  expect(kept.get('Contact forms')).toMatch(
    new RegExp(`^${periodAtStart(retention.contacts)} after our last exchange`),
  );
  const ofStaff = kept.get('Notes and records of our staff') ?? '';
  expect(ofStaff.match(/\w+ (?:year|month)s?\b/g)).toEqual([
    periodInWords(retention.contacts),
    periodInWords(retention.activity),
  ]);
  expect(kept.get('Newsletter addresses')?.match(/\w+ (?:year|month|day)s?\b/g)).toEqual([
    periodInWords(evidenceMonths),
    `${confirmationDays} days`,
  ]);
});

test.each(['development', 'production'])('%s keeps what the page promises', (name) => {
  const stage = stageNamed(name);
  expect(stage.retention).toEqual(retention);
  const functions = every(templates(stage).site, 'AWS::Lambda::Function');
  const given = (variable: string) =>
    new Set(
      functions.flatMap(({ Environment }) => Object(Environment).Variables?.[variable] ?? []),
    );
  expect(given('CONTACTS_RETENTION_DAYS')).toEqual(new Set([String(daysOf(retention.contacts))]));
  expect(given('ACTIVITY_RETENTION_DAYS')).toEqual(new Set([String(daysOf(retention.activity))]));
});
