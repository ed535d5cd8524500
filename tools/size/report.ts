import { overBudget, type Budgeted } from './budget.ts';
import { functionSizes } from './functions.ts';
import { pageSizes } from './pages.ts';

/** How many modules a report names. */
const named = 12;

/**
 * Prints what pages and functions weigh, and of what each is made that is above its budget.
 * @returns whether all is within its budget
 */
export function reportSizes(root: string): boolean {
  const groups = [pageSizes(root), functionSizes(root)];
  console.log('Pages in KB after brotli, functions in KB:');
  for (const group of groups) {
    console.table(Object.fromEntries(group.map((each) => [each.name, cellsOf(each)])));
  }
  const over = groups.flat().filter((each) => overBudget(each).length > 0);
  for (const each of over) {
    const kinds = overBudget(each).join(', ');
    console.error(`${each.name} is over its budget for ${kinds}: ${modulesOf(each)}`);
  }
  return over.length === 0;
}

/** `69.0 of 70`, for each kind. */
function cellsOf({ kilobytes, budget }: Budgeted): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kilobytes).map(([kind, kb]) => {
      const limit = budget[kind];
      return [kind, `${kb.toFixed(1)}${limit === undefined ? '' : ` of ${limit}`}`];
    }),
  );
}

function modulesOf({ modules }: Budgeted): string {
  return modules
    .slice(0, named)
    .map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)}`)
    .join(', ');
}
