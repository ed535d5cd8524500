import { describe, expect, test } from 'vitest';
import { guessContentType } from '../src/s3/content-types.ts';
import { syncInto, type Sync } from '../src/s3/sync.ts';
import type { S3Object } from '../src/s3/bucket.ts';
import { writeAssembly } from './fixture-assembly.ts';
import { temporaryFolder } from './temporary-folder.ts';

const files = { 'index.html': '', '404.html': '', 'admin/signin.html': '', 'robots.txt': '' };

function deploy(changes: Partial<Sync>, objects = new Map<string, S3Object>()) {
  const folder = writeAssembly(temporaryFolder(), { S: { Resources: {} } }, { site: files });
  syncInto(objects, {
    sources: [`${folder}/asset.site`],
    prefix: '',
    exclude: [],
    include: [],
    prune: false,
    systemMetadata: {},
    userMetadata: {},
    ...changes,
  });
  return objects;
}

const keys = (objects: Map<string, S3Object>) => [...objects.keys()].toSorted();

describe('A deployment', () => {
  test('uploads every file with its prefix', () => {
    const all = ['404.html', 'admin/signin.html', 'index.html', 'robots.txt'];
    expect(keys(deploy({}))).toEqual(all);
    expect(keys(deploy({ prefix: 'builds/1' }))).toEqual(all.map((name) => `builds/1/${name}`));
    expect(keys(deploy({ prefix: 'builds/1/' }))).toEqual(all.map((name) => `builds/1/${name}`));
  });

  test.each([
    [['404.html'], [], ['admin/signin.html', 'index.html', 'robots.txt']],
    [['*'], ['404.html'], ['404.html']],
    [['*.html'], [], ['robots.txt']],
    [['*'], ['*.html', 'r*'], ['404.html', 'admin/signin.html', 'index.html', 'robots.txt']],
  ])('that excludes %j and includes %j uploads %j', (exclude, include, expected) => {
    expect(keys(deploy({ exclude, include }))).toEqual(expected);
  });

  test('that prunes deletes objects with its prefix that its sources lack, except what its filters exclude', () => {
    const object = { file: '', headers: {} };
    const before = new Map(
      ['p/old.html', 'p/old.txt', 'other/old.html'].map((key) => [key, object] as const),
    );
    const after = keys(deploy({ prefix: 'p', prune: true, exclude: ['*.txt'] }, before));
    expect(after).toContain('other/old.html');
    expect(after).toContain('p/old.txt');
    expect(after).not.toContain('p/old.html');
  });

  test('turns metadata into headers, which replace the guessed content type', () => {
    const objects = deploy({
      systemMetadata: {
        'cache-control': 'max-age=0',
        'content-type': 'text/x',
        'storage-class': 'X',
      },
      userMetadata: { Status: '404' },
    });
    expect(objects.get('404.html')?.headers).toEqual({
      'cache-control': 'max-age=0',
      'content-type': 'text/x',
      'x-amz-meta-status': '404',
    });
  });
});

test.each([
  ['a.html', 'text/html'],
  ['a.JS', 'text/javascript'],
  ['a.svg', 'image/svg+xml'],
  ['site.webmanifest', 'application/manifest+json'],
  ['a.woff2', 'binary/octet-stream'],
  ['LICENSE', 'binary/octet-stream'],
])('%s is uploaded as %s, as the AWS CLI does', (file, type) => {
  expect(guessContentType(file)).toBe(type);
});
