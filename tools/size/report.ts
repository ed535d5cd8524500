import { functionSizes } from './functions.ts';
import {
  budgets,
  homeBudgets,
  pageSizes,
  vitalsBudget,
  vitalsSize,
  type PageSize,
} from './pages.ts';
import type { Weight } from './weigh.ts';

/** How many modules a report names. */
const named = 12;

/**
 * Prints what the built site weighs, and of what its heaviest page and every page above its budget is made.
 * @returns whether all of it is within its budgets
 */
export function reportSizes(root: string): boolean {
  const pages = pageSizes(root);
  console.table(Object.fromEntries(pages.map(({ page, kilobytes }) => [page, rounded(kilobytes)])));
  console.log(`Budgets in KB after brotli: ${list(budgets)}; the home page ${list(homeBudgets)}.`);
  const [first] = pages.toSorted((one, other) => scripts(other) - scripts(one));
  if (first) console.log(`The scripts of ${first.page}: ${modulesOf(first)}`);

  const vitals = vitalsSize(root);
  console.log(
    `Fetched when a page is done, to measure it: ${vitals.toFixed(2)} of ${vitalsBudget}.`,
  );

  const over = pages.filter((page) => page.over.length > 0);
  for (const page of over) {
    console.error(
      `${page.page} is over its budget for ${page.over.join(', ')}: ${modulesOf(page)}`,
    );
  }
  const functionsFit = reportFunctions(root);
  return functionsFit && over.length === 0 && vitals > 0 && vitals <= vitalsBudget;
}

function reportFunctions(root: string): boolean {
  const functions = functionSizes(root);
  console.table(
    Object.fromEntries(
      functions.map(({ name, kilobytes, budget }) => [
        name,
        { bundle: kilobytes.toFixed(1), budget },
      ]),
    ),
  );
  const over = functions.filter(({ kilobytes, budget }) => kilobytes > budget);
  for (const heavy of over) {
    console.error(`The function ${heavy.name} is over its budget: ${modulesOf(heavy)}`);
  }
  return over.length === 0;
}

function scripts({ kilobytes }: PageSize): number {
  return kilobytes['js'] ?? 0;
}

function rounded(kilobytes: PageSize['kilobytes']): Record<string, string> {
  return Object.fromEntries(Object.entries(kilobytes).map(([kind, kb]) => [kind, kb.toFixed(1)]));
}

function list(limits: Readonly<Record<string, number>>): string {
  return Object.entries(limits)
    .map(([kind, limit]) => `${kind} ${limit}`)
    .join(', ');
}

function modulesOf({ modules }: { readonly modules: readonly Weight[] }): string {
  return modules
    .slice(0, named)
    .map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`)
    .join(', ');
}
