import { beforeAll, describe, expect, test } from 'vitest';
import { writeAssembly } from './fixture-assembly.ts';
import { deployment, distributionOfBucket, edgeFunction, runs } from './fixture-resources.ts';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import { makeFolder } from './temporary-folder.ts';

/** A site whose viewer-request function selects a build, as the real one does. */
const release = (build: string) => ({
  Resources: {
    Bucket: { Type: 'AWS::S3::Bucket' },
    Pages: deployment(build, build),
    Request: edgeFunction(
      'request',
      `function handler(event) {
        if (event.request.uri === '/') event.request.uri = '/${build}/index.html';
        return event.request;
      }`,
    ),
    Distribution: {
      ...distributionOfBucket({ FunctionAssociations: [runs('Request', 'viewer-request')] }),
      DependsOn: ['Pages'],
    },
  },
});
const files = (build: string) => ({ [build]: { 'index.html': build, [`${build}.js`]: build } });

let site: FixtureRuntime;
const get = async (path: string) => (await fetch(site.url + path)).text();

beforeAll(async () => {
  site = await serveFixture(release('one'), files('one'));
});

describe('An update', () => {
  test('changes what viewers get and keeps the stored objects', async () => {
    expect(await get('/')).toBe('one');
    await site.update(writeAssembly(makeFolder(), { Fixture: release('two') }, files('two')));

    expect(await get('/')).toBe('two');
    expect(await get('/one/one.js')).toBe('one');
  });

  test('that cannot start does not change what viewers get', async () => {
    const before = await get('/');
    const broken = {
      Resources: { ...release('three').Resources, Map: { Type: 'AWS::Location::Map' } },
    };
    const folder = writeAssembly(makeFolder(), { Fixture: broken }, files('three'));

    await expect(site.update(folder)).rejects.toThrow('AWS::Location::Map is unknown here');
    expect(await get('/')).toBe(before);
  });
});
