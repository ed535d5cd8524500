import { writeFileSync } from 'node:fs';
import { costReport } from '#operations/cost/report.ts';
import { stageInventory } from '#operations/cost/stage-inventory.ts';
import { fail } from '#tools/fail.ts';

try {
  const report = costReport(stageInventory('.', 'development'), stageInventory('.', 'production'));
  writeFileSync('docs/cost.md', report);
  console.log(report);
} catch (error) {
  fail(error);
}
