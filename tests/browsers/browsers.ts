import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../local/start-site.ts';
import { firefox } from './firefox.ts';
import { journey } from './journey.ts';
import { webkit } from './webkit.ts';

type Engine = typeof firefox;
type Print = (line: string) => void;

const engines = { firefox, webkit };
const screenshots = 'test-results/browsers';

/**
 * Runs the main journey in every installed engine, one after the other.
 * @param names of engines; all by default
 * @returns whether every step succeeded
 * @throws a one-line Error if no engine is installed
 */
export async function runBrowsers(names: readonly string[], print: Print): Promise<boolean> {
  const unknown = names.find((name) => !(name in engines));
  if (unknown !== undefined)
    throw new Error(`There is no engine ${unknown}: ${Object.keys(engines).join(', ')}.`);
  let ran = 0;
  let failures = 0;
  for (const [name, engine] of Object.entries(engines)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const missing = engine.needs.filter((file) => !existsSync(file));
    if (missing.length > 0) {
      print(`${engine.title} is left out: there is no ${missing.join(', ')}.`);
      continue;
    }
    failures += await runJourney(engine, print);
    ran += 1;
  }
  if (ran === 0) throw new Error('No engine ran.');
  return failures === 0;
}

/** Runs the journey on a new stack. Returns the number of failed steps. */
async function runJourney({ launch }: Engine, print: Print): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietgrid-engines-'));
  // With TLS, because the staff cookies are `Secure`, and not every engine exempts localhost.
  const site = await startSite({ assembly: 'cdk.out', dataDir, port: 0, tls: true });
  let failures = 0;
  try {
    const browser = await launch();
    print(browser.name);
    try {
      for (const [sentence, step] of Object.entries(journey(browser, site))) {
        try {
          await step();
          print(`  ✓ ${sentence}`);
        } catch (error) {
          failures += 1;
          print(`  ✗ ${sentence}\n    ${String(error)}`);
          mkdirSync(screenshots, { recursive: true });
          const file = `${browser.name} ${sentence}.png`.replaceAll(/[/ ,]+/g, '-');
          // A hanging engine takes no screenshot either.
          const screenshot = await browser.screenshot().catch(() => undefined);
          if (screenshot) writeFileSync(join(screenshots, file), screenshot);
        }
      }
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return failures;
}
