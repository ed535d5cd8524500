import { writeFileSync } from 'node:fs';
import { productionInventory } from '#infra/cost/cost.ts';
import { costReport } from '#infra/cost/report.ts';
import { fail } from '#infra/fail.ts';

try {
  const report = costReport(productionInventory('.'));
  writeFileSync('docs/cost.md', report);
  console.log(report);
} catch (error) {
  fail(error);
}
