import { overBudget, type Budgeted } from './budget.ts';
import { functionSizes } from './functions.ts';
import { pageSizes, vitalsSize } from './pages.ts';

/** How many modules a report names. */
const named = 12;

/**
 * Prints what pages and functions weigh, and of what the heaviest page and all above a budget is made.
 * @returns whether all is within its budget
 */
export function reportSizes(root: string): boolean {
  const pages = [...pageSizes(root), vitalsSize(root)];
  const functions = functionSizes(root);
  console.log('Pages in KB after brotli, functions in KB:');
  for (const group of [pages, functions]) {
    console.table(Object.fromEntries(group.map((each) => [each.name, cellsOf(each)])));
  }
  const [first] = pages.toSorted((one, other) => scripts(other) - scripts(one));
  if (first) console.log(`The scripts of ${first.name}: ${modulesOf(first)}`);

  const over = [...pages, ...functions].filter((each) => overBudget(each).length > 0);
  for (const each of over) {
    const kinds = overBudget(each).join(', ');
    console.error(`${each.name} is over its budget for ${kinds}: ${modulesOf(each)}`);
  }
  return over.length === 0;
}

function scripts({ kilobytes }: Budgeted): number {
  return kilobytes['js'] ?? 0;
}

/** `105.0 of 106`, for each kind. */
function cellsOf({ kilobytes, budget }: Budgeted): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kilobytes).map(([kind, kb]) => [kind, `${kb.toFixed(1)} of ${budget[kind]}`]),
  );
}

function modulesOf({ modules }: Budgeted): string {
  return modules
    .slice(0, named)
    .map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`)
    .join(', ');
}
