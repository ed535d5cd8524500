import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  /** To a package of this workspace. */
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What every kind of clone installs, what the tests, the mutation run and the engines alone do. */
const lockFiles = [
  'package-lock.json',
  'tests/observatory/package-lock.json',
  'tests/mutants/stryker/package-lock.json',
  'tests/engines/puppeteer/package-lock.json',
];

describe.each(lockFiles)('%s', (file) => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync(file, 'utf8'));

  test('holds the binaries of every platform, without which npm 11 refuses to install', () => {
    const missing = Object.entries(packages)
      .filter(([, { inBundle }]) => !inBundle)
      .flatMap(([folder, { optionalDependencies = {} }]) =>
        Object.keys(optionalDependencies).filter(
          (name) =>
            !(`node_modules/${name}` in packages || `${folder}/node_modules/${name}` in packages),
        ),
      );
    expect(missing).toEqual([]);
  });

  test('names no registry', () => {
    expect(Object.values(packages).filter(({ link, resolved }) => resolved && !link)).toEqual([]);
  });
});
