import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  /** To a package of this workspace. */
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

test('The lock file holds the binaries of every platform, without which npm 11 refuses to install', () => {
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

test('The lock file names no registry', () => {
  expect(Object.values(packages).filter(({ link, resolved }) => resolved && !link)).toEqual([]);
});
