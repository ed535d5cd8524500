import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces `{{name}}` in a template and writes the page. Names without a value become empty. */
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
