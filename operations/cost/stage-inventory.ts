import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageNamed } from '#infra/stages.ts';
import { synthesize } from '#infra/synth.ts';
import { type Inventory, readInventory } from './inventory.ts';

/**
 * Synthesizes a stage into a temporary folder, and reads what in it is paid for.
 * @param root the folder with `dist`, of which only the names of functions matter here
 */
export function stageInventory(root: string, stage: 'development' | 'production'): Inventory {
  const outdir = mkdtempSync(join(tmpdir(), 'quietgrid-cost-'));
  try {
    synthesize({ root, outdir, stage: stageNamed(stage) });
    return readInventory(
      ['DataStack', 'SiteStack'].map((name): unknown =>
        JSON.parse(readFileSync(join(outdir, `${name}.template.json`), 'utf8')),
      ),
    );
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
