import { writeFileSync } from 'node:fs';
import { productionInventory } from '#operations/cost/cost.ts';
import { costReport } from '#operations/cost/report.ts';
import { fail } from '#tools/fail.ts';

try {
  const report = costReport(productionInventory('.'));
  writeFileSync('docs/cost.md', report);
  console.log(report);
} catch (error) {
  fail(error);
}
