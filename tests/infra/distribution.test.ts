import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pagePolicy } from '#infra/constructs/content-security-policy.ts';
import { site as built } from './fixture.ts';
import { every, only, resources, type Template, templates } from './template.ts';

/** CloudFront's own policies, which have the same ids in every account. */
const year = 31_536_000;
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

const Behaviour = z.looseObject({ ResponseHeadersPolicyId: z.object({ Ref: z.string() }) });
const Distribution = z.object({
  DistributionConfig: z.looseObject({
    Origins: z.array(z.looseObject({ Id: z.string() })),
    DefaultCacheBehavior: Behaviour,
    CacheBehaviors: z.tuple([Behaviour, Behaviour, Behaviour, Behaviour, Behaviour, Behaviour]),
  }),
});
const configOf = (template: Template) =>
  Distribution.parse(only(template, 'AWS::CloudFront::Distribution')).DistributionConfig;

const { site } = templates();
const config = configOf(site);
const pages = config.DefaultCacheBehavior;
const [searchWorker, assets, archive, pictures, api, files] = config.CacheBehaviors;

/** The origin request policy of a behaviour that has one of its own. */
function requestPolicyOf({ OriginRequestPolicyId: policy }: Record<string, unknown>) {
  const { Ref } = z.object({ Ref: z.string() }).parse(policy);
  const own = new Map(resources(site, 'AWS::CloudFront::OriginRequestPolicy'));
  return own.get(Ref)?.Properties;
}

const noneOf = {
  CookiesConfig: { CookieBehavior: 'none' },
  QueryStringsConfig: { QueryStringBehavior: 'none' },
};

test('beside pages there are assets, the worker that searches, treated as they are, newsletters, their pictures, the API and files', () => {
  const { PathPattern: _pattern, ResponseHeadersPolicyId: _policy, ...asAssets } = assets;
  expect(config.CacheBehaviors).toMatchObject([
    { PathPattern: '/assets/search/*/worker.js', ...asAssets },
    { PathPattern: '/assets/*' },
    { PathPattern: '/newsletter/*' },
    { PathPattern: '/mail/*' },
    { PathPattern: '/api/*' },
    { PathPattern: '/files/*' },
  ]);
});

test('pages pass both edge functions, and only HEAD and GET reach them', () => {
  expect(pages).toMatchObject({
    ViewerProtocolPolicy: 'redirect-to-https',
    Compress: true,
    FunctionAssociations: [{ EventType: 'viewer-request' }, { EventType: 'viewer-response' }],
  });
  // The default of CloudFront, which the template therefore leaves out.
  expect(pages).not.toHaveProperty('AllowedMethods');
});

test('the edge keeps a page for a year, once for everybody, whatever the page says to browsers', () => {
  const { Ref } = z.object({ Ref: z.string() }).parse(pages['CachePolicyId']);
  expect(site.Resources[Ref]?.Properties).toMatchObject({
    CachePolicyConfig: {
      Name: 'quietgrid-development-site-pages',
      MinTTL: year,
      DefaultTTL: year,
      MaxTTL: year,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'none' },
        ...noneOf,
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      },
    },
  });
});

test('a newsletter’s page is a page, except that the edge keeps it no longer than it says, since it has no key for each build', () => {
  const { PathPattern: _pattern, TargetOriginId: _group, CachePolicyId, ...asPage } = archive;
  expect(pages).toMatchObject(asPage);
  const { Ref } = z.object({ Ref: z.string() }).parse(CachePolicyId);
  expect(site.Resources[Ref]?.Properties).toMatchObject({
    CachePolicyConfig: {
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'none' },
        ...noneOf,
      },
    },
  });
});

// Developer Guide, "Optimize high availability with CloudFront origin failover".
test('what the archive lacks is shown by the API, which CloudFront asks as itself', () => {
  const Group = z.looseObject({
    FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
    Members: z.object({ Items: z.array(z.object({ OriginId: z.string() })) }),
  });
  const { Items } = z.object({ Items: z.array(z.unknown()) }).parse(config['OriginGroups']);
  const [group] = Items.map((item) => Group.parse(item));
  expect(group).toMatchObject({ Id: archive['TargetOriginId'] });
  expect(group?.FailoverCriteria.StatusCodes.Items).toEqual([404]);
  const [first, second] = (group?.Members.Items ?? []).map(({ OriginId }) =>
    config.Origins.find(({ Id }) => Id === OriginId),
  );
  expect(first).toHaveProperty('OriginAccessControlId');
  const ofApi = config.Origins.find(({ Id }) => Id === api['TargetOriginId']);
  const { Id: _, ...asApi } = ofApi ?? { Id: '' };
  expect(second).toMatchObject({ ...asApi, OriginPath: '/api' });
});

test('pictures of newsletters pass no function, only HEAD and GET reach them, and mail programs may show them', () => {
  expect(pictures).toMatchObject({ CachePolicyId: cachingOptimized });
  for (const own of ['FunctionAssociations', 'AllowedMethods', 'OriginRequestPolicyId']) {
    expect(pictures).not.toHaveProperty(own);
  }
  expect(pictures['TargetOriginId']).toBe(pages['TargetOriginId']);
});

test('assets pass two functions that choose their encoding and say so; the API and files pass none', () => {
  expect(assets).toMatchObject({
    CachePolicyId: cachingOptimized,
    Compress: true,
    FunctionAssociations: [{ EventType: 'viewer-request' }, { EventType: 'viewer-response' }],
  });
  expect(JSON.stringify(assets)).toMatch(/AssetRequest.*AssetResponse/);
  for (const each of [api, files]) expect(each).not.toHaveProperty('FunctionAssociations');
});

test("the edge learns the visitor's country without a cached copy for each country", () => {
  expect(requestPolicyOf(pages)).toMatchObject({
    OriginRequestPolicyConfig: {
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['CloudFront-Viewer-Country'] },
      ...noneOf,
    },
  });
});

// No two calls are collapsed into one then: Developer Guide, "Request and response behavior for custom origins".
test('a call to the API is never cached, never sent in the clear, and arrives as it was made', () => {
  expect(api).toMatchObject({ CachePolicyId: cachingDisabled, ViewerProtocolPolicy: 'https-only' });
  expect(requestPolicyOf(api)).toMatchObject({
    OriginRequestPolicyConfig: {
      CookiesConfig: { CookieBehavior: 'all' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    },
  });
  expect(api['AllowedMethods']).toEqual(expect.arrayContaining(['DELETE', 'GET', 'POST']));
});

test('a presigned request reaches S3 as it was signed, for the bucket alone, without cookies, and is never cached', () => {
  expect(files).toMatchObject({
    CachePolicyId: cachingDisabled,
    ViewerProtocolPolicy: 'https-only',
    AllowedMethods: expect.arrayContaining(['GET', 'PUT']),
  });
  expect(requestPolicyOf(files)).toMatchObject({
    OriginRequestPolicyConfig: {
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Content-Type'] },
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    },
  });
  const origin = config.Origins.find(({ Id }) => Id === files['TargetOriginId']);
  // Nothing of CloudFront signs, so that nobody gets a file without a link.
  expect(origin).not.toHaveProperty('OriginAccessControlId');
  expect(origin).toMatchObject({
    DomainName: { 'Fn::ImportValue': expect.stringMatching(/FilesBucket\w+RegionalDomainName/) },
    S3OriginConfig: { OriginAccessIdentity: '' },
  });
});

test('the API learns who the viewer is from CloudFront, and the host and other headers from nobody', () => {
  expect(requestPolicyOf(api)).toMatchObject({
    OriginRequestPolicyConfig: {
      HeadersConfig: {
        HeaderBehavior: 'whitelist',
        Headers: (
          'Accept CloudFront-Viewer-Address Content-Type Idempotency-Key If-Match Origin Referer ' +
          'Sec-Fetch-Dest Sec-Fetch-Site User-Agent'
        ).split(' '),
      },
    },
  });
});

test('visitors may come by HTTP/3 and by IPv6; an error, of the API too, is passed on and never kept', () => {
  const errors = [404, 405, 414, 500, 501, 502, 503, 504];
  const CustomErrorResponses = errors.map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 }));
  expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true });
  expect(config['CustomErrorResponses']).toEqual(CustomErrorResponses);
});

test('a stage with a domain serves it with its certificate and TLS 1.2 at least', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a1b2c3d';
  const [name, otherNames] = ['www.quietgrid.example', ['quietgrid.example']];
  const domain = { name, otherNames, certificateArn };
  const template = templates({ domain, secondFactor: 'required' }).site;
  expect(configOf(template)).toMatchObject({
    Aliases: [name, ...otherNames],
    ViewerCertificate: {
      AcmCertificateArn: certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    },
  });
  const Outputs = z.record(z.string(), z.object({ Value: z.unknown() }));
  const { SiteUrl, DistributionDomainName } = Outputs.parse(template['Outputs']);
  expect(SiteUrl?.Value).toBe('https://www.quietgrid.example');
  // What the DNS record of the domain points at.
  expect(DistributionDomainName?.Value).toEqual({
    'Fn::GetAtt': [expect.stringMatching(/^Distribution/), 'DomainName'],
  });
});

test('the access log leaves out whatever identifies a visitor', () => {
  const { RecordFields: fields } = z
    .object({ RecordFields: z.array(z.string()) })
    .parse(only(site, 'AWS::Logs::Delivery'));
  expect(fields).toContain('sc-status');
  expect(
    fields.filter((field) => /^c-|cookie|query|user-agent|referer|forwarded|host/i.test(field)),
  ).toEqual([]);
});

describe('security headers', () => {
  const Policy = z.object({
    ResponseHeadersPolicyConfig: z.looseObject({
      SecurityHeadersConfig: z.looseObject({
        ContentSecurityPolicy: z.looseObject({ Override: z.boolean() }),
      }),
      CustomHeadersConfig: z.object({
        Items: z.array(z.looseObject({ Header: z.string(), Value: z.string() })),
      }),
    }),
  });
  const policies = new Map(
    resources(site, 'AWS::CloudFront::ResponseHeadersPolicy').map(([id, { Properties }]) => [
      id,
      Policy.parse(Properties).ResponseHeadersPolicyConfig,
    ]),
  );
  const policyOf = (behaviour: z.infer<typeof Behaviour>) =>
    policies.get(behaviour.ResponseHeadersPolicyId.Ref);
  const headersOf = (behaviour: z.infer<typeof Behaviour>) =>
    Object.fromEntries(
      policyOf(behaviour)?.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]) ??
        [],
    );

  test('are on every response, whatever the origin sends', () => {
    for (const behaviour of [pages, ...config.CacheBehaviors]) {
      expect(policyOf(behaviour)).toMatchObject({
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: expect.stringContaining("'none'") },
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: false,
            Preload: false,
            Override: true,
          },
        },
      });
      expect(headersOf(behaviour)).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Mail programs in a browser show the pictures on pages of other sites.
        'Cross-Origin-Resource-Policy': behaviour === pictures ? 'cross-origin' : 'same-origin',
      });
    }
  });

  test.each([
    ['subdomains', { IncludeSubdomains: true, Preload: false }],
    ['preload', { IncludeSubdomains: true, Preload: true }],
  ] as const)('bind names below the site by HSTS where the stage says "%s"', (hsts, bound) => {
    const bindings = every(templates({ hsts }).site, 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(bindings.length).toBe(5);
    for (const { ResponseHeadersPolicyConfig } of bindings) {
      expect(ResponseHeadersPolicyConfig).toMatchObject({
        SecurityHeadersConfig: { StrictTransportSecurity: bound },
      });
    }
  });

  test('let pages use none of the powers that they do not need', () => {
    expect(headersOf(pages)['Permissions-Policy']).toContain('camera=()');
  });

  const isolation = 'Cross-Origin-Embedder-Policy';
  const links = '"/assets/links-1a2b3c.speculationrules"';
  test.each([
    ['tell pages alone which links to fetch ahead', 'Speculation-Rules', [pages, archive], links],
    [
      'let nobody cache a response of the API or a file, whatever sends it',
      'Cache-Control',
      [api, files],
      'no-store',
    ],
    // A page says itself whether it can be isolated.
    [
      'isolate the API, files and the worker that searches',
      isolation,
      [searchWorker, api, files],
      'require-corp',
    ],
  ])('%s', (_, header, owners, value) => {
    const all = [pages, archive, assets, pictures, searchWorker, api, files];
    expect(all.map((behaviour) => headersOf(behaviour)[header])).toEqual(
      all.map((each) => (owners.includes(each) ? value : undefined)),
    );
  });

  test('leave a page the policy that it was uploaded or returned with, and nothing else its own', () => {
    const overridden = [pages, searchWorker, assets, api].map(
      (behaviour) => policyOf(behaviour)?.SecurityHeadersConfig.ContentSecurityPolicy.Override,
    );
    expect(overridden).toEqual([false, true, true, false]);
  });

  const data = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  const worker = `${data}; script-src 'wasm-unsafe-eval'; connect-src 'self'`;
  test.each([
    ['allow the responses of the API nothing at all', api, data],
    ['allow assets nothing at all', assets, data],
    ['allow pictures of newsletters nothing at all', pictures, data],
    ['allow the worker that searches WebAssembly, and no other script', searchWorker, worker],
    ['allow pages what their policy says', pages, pagePolicy(built)],
  ])('%s', (_, behaviour, policy) => {
    expect(policyOf(behaviour)?.SecurityHeadersConfig.ContentSecurityPolicy).toMatchObject({
      ContentSecurityPolicy: policy,
    });
  });

  test('allow pages what the build says, starting from nothing, and frame nobody where it does not', () => {
    expect(pagePolicy(built).split('; ')).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "script-src 'self' 'sha256-c2NyaXB0'",
      "style-src 'self' 'sha256-c3R5bGU='",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://scheduling.example",
      'frame-src https://scheduling.example',
    ]);
    expect(pagePolicy({ ...built, frameOrigins: [] })).toContain("frame-src 'none'");
  });

  test('fail while synthesizing where the pages inline more than CloudFront accepts', () => {
    const styleHashes = Array.from({ length: 30 }, () => `'sha256-${'A'.repeat(43)}='`);
    expect(() => pagePolicy({ ...built, styleHashes })).toThrow(
      /^The content security policy has \d+ characters and CloudFront takes 1783: /,
    );
  });

  test('change when the pages do, and not while they are still being uploaded', () => {
    const uploads = resources(site, 'Custom::CDKBucketDeployment').map(([id]) => id);
    const { Ref } = pages.ResponseHeadersPolicyId;
    expect(site.Resources[Ref]).toMatchObject({ DependsOn: expect.arrayContaining(uploads) });
  });
});
