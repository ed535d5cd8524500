import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#build/site.ts';
import type { Budgeted } from './budget.ts';
import { heaviest, readModules } from './modules.ts';

/**
 * The most that a function's bundle may weigh in kilobytes (1,000 bytes), not compressed, since that is what Node
 * reads at a cold start: with two AWS clients, with one, and with none. The last step of a sign-in is the largest: it records
 * the deed and the session, in tables of their own.
 */
const budgets = [72, 282, 323] as const;

/** What the judge of passwords and its dictionaries may add, in the functions that set a password. */
const judgeBudget = 470;

/**
 * What SES's client, which is half as large again as another, its quota and the limits of mails, webhooks and the texts of
 * all mails may add in the one function that sends.
 */
const sendBudget = 102;
/** What judging addresses and signing may add, in the one function that tests webhooks. */
const testBudget = 16;

/** What the numbering plans of the world may add, in the one function that stores a message. */
const phoneBudget = 122;

/** What rows of five tables may add, in the two functions that read and erase a person. */
const personBudget = 12;
/** What rows of two tables, their events and their words may add, in the functions by which staff change subscribers. */
const subscribersBudget = 8;

/** Weighs every function's bundle. */
export function functionSizes(root: string): Budgeted[] {
  const modules = readModules(root, paths.functionModules);
  return readdirSync(join(root, paths.functions)).map((name) => {
    const kilobytes = statSync(join(root, paths.functions, name, 'index.mjs')).size / 1000;
    const parts = heaviest([{ name, kilobytes }], modules);
    const clients = parts.filter((part) => part.name.startsWith('@aws-sdk/client-')).length;
    const judges = name.endsWith('-password') ? judgeBudget : 0;
    const sends = name === 'dispatch' ? sendBudget : 0;
    const tests = name === 'test-webhook' ? testBudget : 0;
    const phones = name === 'submit-contact' ? phoneBudget : 0;
    const people = name.endsWith('-person') ? personBudget : 0;
    const changes = /^(?:ask-subscribers|update-subscriber)$/.test(name) ? subscribersBudget : 0;
    const bundle = (budgets[clients] ?? 0) + judges + sends + tests + phones + people + changes;
    return { name, kilobytes: { bundle: kilobytes }, budget: { bundle }, modules: parts };
  });
}
