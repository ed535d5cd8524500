import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#build/site.ts';
import { heaviest, readModules } from './modules.ts';
import type { Weight } from './weigh.ts';

/**
 * The most that a function's bundle may weigh in kilobytes (1,000 octets), not compressed, since that is what Node
 * reads at a cold start: with two AWS clients, with one, and with none.
 */
const budgets = [72, 275, 310] as const;

/** What the judge of passwords and its dictionaries may add, in the one function that needs them. */
const judgeBudget = 470;

export interface FunctionSize extends Weight {
  readonly budget: number;
  /** What the bundle is made of, the heaviest first. */
  readonly modules: readonly Weight[];
}

/** Weighs every function's bundle. */
export function functionSizes(root: string): FunctionSize[] {
  const modules = readModules(root, paths.functionModules);
  return readdirSync(join(root, paths.functions)).map((name) => {
    const { size } = statSync(join(root, paths.functions, name, 'index.mjs'));
    const kilobytes = size / 1000;
    const parts = heaviest([{ name, kilobytes }], modules);
    const clients = parts.filter((part) => part.name.startsWith('@aws-sdk/client-')).length;
    const judges = name === 'set-password' ? judgeBudget : 0;
    const budget = (budgets[clients] ?? 0) + judges;
    return { name, kilobytes, budget, modules: parts };
  });
}
