import { request as rawRequest } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveFixture, type FixtureRuntime } from './fixture-runtime.ts';
import {
  deployment,
  distributionOfBucket,
  edgeFunction,
  ofBucket,
  runs,
} from './fixture-resources.ts';

const longText = 'quiet grid '.repeat(300);

const stack = {
  Resources: {
    Bucket: { Type: 'AWS::S3::Bucket' },
    BucketPolicy: {
      Type: 'AWS::S3::BucketPolicy',
      Properties: {
        Bucket: { Ref: 'Bucket' },
        PolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: ['s3:GetObject', 's3:ListBucket'],
              Principal: { Service: 'cloudfront.amazonaws.com' },
            },
          ],
        },
      },
    },
    Pages: deployment('site', 'pages', {
      Exclude: ['404.html'],
      SystemMetadata: { 'cache-control': 'max-age=0' },
    }),
    Errors: deployment('site', 'pages', {
      Exclude: ['*'],
      Include: ['404.html'],
      UserMetadata: { status: '404' },
    }),
    Assets: deployment('site', 'assets'),
    Request: edgeFunction(
      'request',
      `function handler(event) {
        var request = event.request, country = request.headers['cloudfront-viewer-country'];
        if (request.uri === '/boom') throw new Error('boom');
        if (country && country.value === 'NG')
          return { statusCode: 302, headers: { location: { value: 'https://africa.example/' } } };
        request.uri = '/pages/' + (request.uri === '/' ? 'index' : request.uri.slice(1)) + '.html';
        if (request.uri === '/pages/lost.html') request.uri = '/pages/404.html';
        return request;
      }`,
    ),
    Response: edgeFunction(
      'response',
      `function handler(event) {
        var status = event.response.headers['x-amz-meta-status'];
        if (status && event.response.statusCode === 200) event.response.statusCode = Number(status.value);
        return event.response;
      }`,
    ),
    Country: {
      Type: 'AWS::CloudFront::OriginRequestPolicy',
      Properties: {
        OriginRequestPolicyConfig: {
          Name: 'Country',
          CookiesConfig: { CookieBehavior: 'none' },
          HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['CloudFront-Viewer-Country'] },
          QueryStringsConfig: { QueryStringBehavior: 'none' },
        },
      },
    },
    Headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: {
          Name: 'Headers',
          CustomHeadersConfig: { Items: [{ Header: 'X-Site', Value: 'fixture', Override: true }] },
          RemoveHeadersConfig: { Items: [{ Header: 'Server' }] },
          SecurityHeadersConfig: {
            ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
            ContentTypeOptions: { Override: true },
            FrameOptions: { FrameOption: 'DENY', Override: true },
            ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
            StrictTransportSecurity: {
              AccessControlMaxAgeSec: 100,
              IncludeSubdomains: true,
              Preload: true,
              Override: true,
            },
          },
        },
      },
    },
    Distribution: distributionOfBucket(
      {
        Compress: true,
        OriginRequestPolicyId: { Ref: 'Country' },
        ResponseHeadersPolicyId: { Ref: 'Headers' },
        FunctionAssociations: [
          runs('Request', 'viewer-request'),
          runs('Response', 'viewer-response'),
        ],
      },
      [{ PathPattern: '/assets/*', ...ofBucket, Compress: true }],
    ),
  },
};

const assets = {
  site: {
    'index.html': `<h1>Home</h1>${longText}`,
    '404.html': '<h1>404</h1>',
    'deep/a b.txt': longText,
  },
};

let site: FixtureRuntime;

beforeAll(async () => {
  site = await serveFixture(stack, assets, { viewerCountry: 'CA' });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { headers, method, redirect: 'manual' });

describe('A page', () => {
  test('is served from the key that the viewer-request function sets, with its metadata', async () => {
    const page = await get('/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1>Home</h1>');
    expect(page.headers.get('content-type')).toBe('text/html');
    expect(page.headers.get('cache-control')).toBe('max-age=0');
  });

  test('has the headers that its policy adds, and not those that it removes', async () => {
    const { headers } = await get('/');
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-site': 'fixture',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=100; includeSubDomains; preload',
    });
    expect(headers.get('server')).toBeNull();
  });

  test('gets an error status from the viewer-response function', async () => {
    const page = await get('/lost');
    expect(page.status).toBe(404);
    expect(await page.text()).toBe('<h1>404</h1>');
  });

  test('is compressed for viewers who accept it, and its ETag stays valid', async () => {
    const page = await get('/', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('<h1>Home</h1>');
    const again = await get('/', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('responds to HEAD with the headers only', async () => {
    const head = await get('/', {}, 'HEAD');
    const whole = await get('/', { 'accept-encoding': 'identity' });
    const { byteLength } = await whole.arrayBuffer();
    expect(head.headers.get('content-type')).toBe('text/html');
    expect(await head.text()).toBe('');
    expect(whole.headers.get('content-length')).toBe(String(byteLength));
  });

  test('whose function fails gives a 503, with the reason in the log', async () => {
    expect((await get('/boom')).status).toBe(503);
    expect(JSON.stringify(site.entries)).toContain('boom');
  });
});

describe('The viewer’s country', () => {
  test('is the request’s rather than the setting’s, and the redirect has the policy’s headers', async () => {
    const response = await get('/', { 'CloudFront-Viewer-Country': 'NG' });
    const location = response.headers.get('location');
    expect([response.status, location]).toEqual([302, 'https://africa.example/']);
    expect(response.headers.get('x-site')).toBe('fixture');
    expect((await get('/')).status).toBe(200);
  });
});

describe('An asset', () => {
  test('is served without functions, with its name decoded', async () => {
    const asset = await get('/assets/deep/a%20b.txt', { 'CloudFront-Viewer-Country': 'NG' });
    expect([asset.status, await asset.text()]).toEqual([200, longText]);
    expect(asset.headers.get('x-site')).toBeNull();
  });

  test('is served in part for a range request', async () => {
    const headers = { range: 'bytes=0-4', 'accept-encoding': 'br' };
    const part = await get('/assets/deep/a%20b.txt', headers);
    expect([part.status, await part.text()]).toEqual([206, 'quiet']);
    expect(part.headers.get('content-encoding')).toBeNull();
  });

  test.each(['/assets/none.js', '/assets/', '/assets/%E0%A4%A', '/assets/../../../etc/passwd'])(
    'that is missing, such as %s, gives S3’s 404',
    async (path) => {
      const { status, body } = await raw(path);
      expect(status).toBe(404);
      expect(body).toContain('<Code>NoSuchKey</Code>');
    },
  );

  test('rejects a method that the behaviour does not allow', async () => {
    expect((await get('/assets/deep/a%20b.txt', {}, 'PUT')).status).toBe(403);
  });
});

test('The site listens on the IPv4 and the IPv6 loopback', async () => {
  const { port } = new URL(site.url);
  for (const host of ['127.0.0.1', '[::1]']) {
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
  }
});

test.each(['127.0.0.1', '[::1]'])(
  'A page asked for at %s is at the name of the site, where its forms are accepted',
  async (address) => {
    const url = `${site.url.replace('localhost', address)}/contact?about=gateway`;
    const headers = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };
    const response = await fetch(url, { headers, redirect: 'manual' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(`${site.url}/contact?about=gateway`);
  },
);

/** A request whose path no client has tidied up. */
function raw(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = rawRequest(site.url, { path }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (text: string) => {
        body += text;
      });
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
