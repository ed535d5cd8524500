import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Deployed code can only reach the internet, whatever its configuration', () => {
  const makers = globSync('functions/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('createPost'),
  );
  const source = readFileSync('functions/webhooks/post.ts', 'utf8');

  expect(makers).toEqual(['functions/webhooks/post.ts']);
  expect(source.match(/createPost\(.*/g)).toEqual([
    'createPost({ lookup: resolve, mayConnectTo: isPublicAddress, timeout: 10_000 });',
    'createPost({ lookup, mayConnectTo, timeout }: Network) {',
  ]);
  expect(source).not.toContain('process.env');
});
