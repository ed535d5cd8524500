import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  ['createPost', 'webhooks/post.ts', 10_000, 'PostNetwork'],
  ['createLinkCheck', 'campaigns/check-links.ts', 5_000, 'CheckNetwork'],
])(
  'Deployed code can only reach the internet, whatever its configuration: %s',
  (name, file, timeout, network) => {
    const makers = globSync('functions/**/*.ts').filter((each) =>
      readFileSync(each, 'utf8').includes(name),
    );
    const source = readFileSync(`functions/${file}`, 'utf8');
    const line = source.replaceAll(/\s+/g, ' ').replaceAll(', })', ' })').replaceAll('_000', '000');

    expect(makers).toEqual([`functions/${file}`]);
    expect(line.match(new RegExp(`${name}\\(.*?\\}.*?[;{]`, 'g'))).toEqual([
      `${name}({ lookup: resolve, mayConnectTo: isPublicAddress, timeout: ${timeout} });`,
      `${name}({ timeout, ...network }: ${network}) {`,
    ]);
    expect(source).not.toContain('process.env');
  },
);

test('A client connects to what its guard has let through, and to nothing else', () => {
  const sources = globSync('functions/{webhooks,campaigns}/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => /from 'node:https?'/.test(source));

  expect(sources).toHaveLength(2);
  for (const source of sources) {
    expect(source).toContain('const lookup = guardedLookup(network);');
    expect(source).toContain('isForbiddenHost(hostname, network)');
  }
});
