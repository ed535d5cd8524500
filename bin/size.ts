import { budgets, pageSizes } from '#build/size.ts';

const sizes = pageSizes('.');
console.table(
  Object.fromEntries(
    sizes.map(({ page, kilobytes }) => [
      page,
      Object.fromEntries(Object.entries(kilobytes).map(([kind, kb]) => [kind, kb.toFixed(1)])),
    ]),
  ),
);
console.log(`Budgets, kilobytes after brotli: ${JSON.stringify(budgets)}`);

const over = sizes.filter((size) => size.over.length > 0);
for (const { page, over: kinds, largest } of over) {
  console.error(`${page} is over its budget for ${kinds.join(', ')}: ${largest.join(', ')}`);
}
if (over.length > 0) process.exit(1);
