import { beforeAll, describe, expect, test } from 'vitest';
import { writeAssembly } from './fixture-assembly.ts';
import { managed } from './fixture-resources.ts';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import { makeFolder } from './temporary-folder.ts';

/** A site whose viewer-request function selects a build, as the real one does. */
const release = (build: string) => ({
  Resources: {
    Bucket: { Type: 'AWS::S3::Bucket' },
    Pages: {
      Type: 'Custom::CDKBucketDeployment',
      Properties: {
        SourceObjectKeys: [`${build}.zip`],
        DestinationBucketName: { Ref: 'Bucket' },
        DestinationBucketKeyPrefix: build,
        Prune: false,
      },
    },
    Request: {
      Type: 'AWS::CloudFront::Function',
      Properties: {
        Name: 'request',
        FunctionCode: `function handler(event) {
          if (event.request.uri === '/') event.request.uri = '/${build}/index.html';
          return event.request;
        }`,
        FunctionConfig: { Comment: '', Runtime: 'cloudfront-js-2.0' },
      },
    },
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      DependsOn: ['Pages'],
      Properties: {
        DistributionConfig: {
          Enabled: true,
          Origins: [
            {
              Id: 'bucket',
              DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
              S3OriginConfig: { OriginAccessIdentity: '' },
            },
          ],
          DefaultCacheBehavior: {
            TargetOriginId: 'bucket',
            CachePolicyId: managed.cachingOptimized,
            ViewerProtocolPolicy: 'redirect-to-https',
            FunctionAssociations: [
              {
                EventType: 'viewer-request',
                FunctionARN: { 'Fn::GetAtt': ['Request', 'FunctionARN'] },
              },
            ],
          },
        },
      },
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

    await expect(site.update(folder)).rejects.toThrow('does not know AWS::Location::Map');
    expect(await get('/')).toBe(before);
  });
});
