import { readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { billOf } from '#operations/cost/bill.ts';
import { readInventory } from '#operations/cost/inventory.ts';
import { issueBill, newsletterBill } from '#operations/cost/newsletter.ts';
import { prices, tiered } from '#operations/cost/prices.ts';
import { costReport } from '#operations/cost/report.ts';
import { stageInventory } from '#operations/cost/stage-inventory.ts';
import { builtRoot } from '../infra/fixture.ts';

const root = builtRoot();
afterAll(() => rmSync(root, { recursive: true }));
const inventory = stageInventory(root, 'production');
const development = stageInventory(root, 'development');

const total = (views: number, of = inventory) =>
  billOf(of, views).reduce((sum, { dollars }) => sum + dollars, 0);

test('docs/cost.md is what `npm run cost` writes today', () => {
  expect(readFileSync('docs/cost.md', 'utf8')).toBe(costReport(development, inventory));
});

test('development costs less than two dollars a month, what only operators of a live site look at nothing', () => {
  expect(total(1000, development)).toBeLessThan(2);
  const { count } = development;
  const leftOut = [
    'AWS::WAFv2::WebACL',
    'AWS::Logs::Delivery',
    'AWS::CloudWatch::Alarm',
    'AWS::CloudWatch::Dashboard',
  ];
  expect(leftOut.filter((type) => count(type) > 0)).toEqual([]);
  expect(development.scheduled['CheckSite']).toBeUndefined();
  expect([development, inventory].map(({ measuring }) => measuring.length)).toEqual([0, 2]);
});

test('a resource of an unknown type stops the bill by its name', () => {
  const template = { Resources: { Warehouse: { Type: 'AWS::Redshift::Cluster' } } };
  expect(() => readInventory([template])).toThrow(
    'Warehouse is a AWS::Redshift::Cluster: say in operations/cost what it costs.',
  );
});

test('a function whose calls are unknown stops the bill by its name', () => {
  const functions = [...inventory.functions, { name: 'Unknown', gigabytes: 1 }];
  expect(() => billOf({ ...inventory, functions }, 1)).toThrow('how often Unknown is called');
});

test('every line of the bill costs something at some volume, and none gives money back', () => {
  const lines = billOf(inventory, 100_000_000);
  expect(lines.filter(({ dollars }) => !(dollars > 0))).toEqual([]);
});

test('the bill follows the template: a rule more costs a dollar, a doubled memory nearly doubles Lambda', () => {
  const lambda = (gigabytes: number) => {
    const functions = inventory.functions.map(({ name }) => ({ name, gigabytes }));
    return billOf({ ...inventory, functions }, 1_000_000).find(
      ({ service }) => service === 'Lambda',
    );
  };
  const more = { ...inventory, firewallRules: inventory.firewallRules + 1 };
  const dearer = billOf(more, 1).reduce((sum, { dollars }) => sum + dollars, 0);
  expect(dearer - total(1)).toBeCloseTo(prices.webAcl.rule);
  expect((lambda(2)?.dollars ?? 0) / (lambda(1)?.dollars ?? 1)).toBeGreaterThan(1.7);
});

test('a hundred times the views never cost a hundred times as much', () => {
  expect(total(1_000_000)).toBeLessThan(100 * total(10_000));
  expect(total(100_000_000)).toBeLessThan(100 * total(1_000_000));
});

test('tiers apply to what lies within them', () => {
  const tiers = [
    [10, 2],
    [20, 1],
    [Infinity, 0.5],
  ] as const;
  expect([5, 15, 30].map((amount) => tiered(amount, tiers))).toEqual([10, 25, 35]);
});

test('a hundred times the subscribers cost a hundred times as much, and their mails less than one newsletter to all', () => {
  const [few = 0, many = 0] = [1000, 100_000].map((subscribers) =>
    newsletterBill(subscribers).reduce((sum, { dollars }) => sum + dollars, 0),
  );
  expect(many).toBeCloseTo(100 * few);
  expect(many).toBeLessThan(issueBill(100_000));
});
