import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRuntime } from '#local/runtime.ts';
import { firefox } from './firefox.ts';
import { journey } from './journey.ts';
import { webkit } from './webkit.ts';

type Engine = typeof firefox;
type Say = (line: string) => void;

const engines = { firefox, webkit };
const pictures = 'test-results/engines';

/**
 * Walks the main job in every engine that is installed, one after the other.
 * @param names of engines; none for all
 * @returns whether all of it went well
 * @throws Error in one line where no engine could be run
 */
export async function runEngines(names: readonly string[], say: Say): Promise<boolean> {
  const unknown = names.find((name) => !(name in engines));
  if (unknown !== undefined)
    throw new Error(`There is no engine ${unknown}: ${Object.keys(engines).join(', ')}.`);
  let ran = 0;
  let faults = 0;
  for (const [name, engine] of Object.entries(engines)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const missing = engine.needs.filter((file) => !existsSync(file));
    if (missing.length > 0) {
      say(`${engine.title} is left out: there is no ${missing.join(', ')}.`);
      continue;
    }
    faults += await walk(engine, say);
    ran += 1;
  }
  if (ran === 0) throw new Error('No engine ran.');
  return faults === 0;
}

/** Walks once, on a stack of the engine's own. Gives the number of steps that failed. */
async function walk({ launch }: Engine, say: Say): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-engines-'));
  // With TLS, as the cookies of staff are `Secure`, and not every engine excepts localhost.
  const site = await startRuntime({ assembly: 'cdk.out', dataDir, port: 0, tls: true });
  let faults = 0;
  try {
    const browser = await launch();
    say(browser.name);
    try {
      for (const [sentence, step] of Object.entries(journey(browser, site))) {
        try {
          await step();
          say(`  ✓ ${sentence}`);
        } catch (error) {
          faults += 1;
          say(`  ✗ ${sentence}\n    ${String(error)}`);
          mkdirSync(pictures, { recursive: true });
          const file = `${browser.name} ${sentence}.png`.replaceAll(/[/ ,]+/g, '-');
          // An engine that hangs draws nothing either.
          const picture = await browser.picture().catch(() => undefined);
          if (picture) writeFileSync(join(pictures, file), picture);
        }
      }
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return faults;
}
