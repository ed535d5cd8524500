import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Fills a template's `{{names}}` with values, nothing where there is none, and writes it as a page of the documentation. */
export function writePage(
  file: string,
  template: URL,
  values: Readonly<Record<string, string>>,
): void {
  const text = readFileSync(template, 'utf8');
  writeFileSync(
    file,
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''),
  );
  spawnSync('oxfmt', [file], { stdio: 'inherit' });
  process.stdout.write(`Wrote ${file}\n`);
}
