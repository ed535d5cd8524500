import type { FunctionEvent } from 'cdk-laptop/cloudfront/function-event.ts';

const base = {
  version: '1.0',
  context: {
    distributionDomainName: 'd111111abcdef8.cloudfront.net',
    distributionId: 'E2EXAMPLE00000',
    eventType: 'viewer-request',
    requestId: 'bench',
  },
  viewer: { ip: '203.0.113.7' },
} as const;

/** A browser's request for a page. */
export function viewerRequest(uri: string): FunctionEvent {
  const headers = {
    host: 'www.quietgrid.example',
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br, zstd',
    'accept-language': 'en-CA,en;q=0.9',
    'cloudfront-viewer-country': 'CA',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156 Safari/537.36',
  };
  const values = Object.entries(headers).map(([name, value]) => [name, { value }]);
  const request = {
    method: 'GET',
    uri,
    querystring: {},
    headers: Object.fromEntries(values),
    cookies: {},
  };
  return { ...base, request };
}

export function viewerResponse(uri: string): FunctionEvent {
  const { request } = viewerRequest(uri);
  const headers = {
    'content-type': { value: 'text/html; charset=utf-8' },
    'cache-control': { value: 'public, max-age=0, must-revalidate' },
    etag: { value: '"0123456789abcdef"' },
  };
  const response = { statusCode: 200, statusDescription: 'OK', headers, cookies: {} };
  return { ...base, context: { ...base.context, eventType: 'viewer-response' }, request, response };
}

/**
 * Like the examples of CloudFront's documentation, which are well within its compute limit. A ratio to them is
 * more meaningful than an absolute time on this machine.
 */
export const examples = {
  'example: add index.html': `
    function handler(event) {
      const request = event.request;
      if (request.uri.endsWith('/')) request.uri += 'index.html';
      else if (!request.uri.includes('.')) request.uri += '/index.html';
      return request;
    }`,
  'example: redirect by country': `
    function handler(event) {
      const request = event.request;
      const country = request.headers['cloudfront-viewer-country'];
      const prefix = '/de/index.html';
      if (country && country.value === 'DE' && request.uri !== prefix) {
        const location = 'https://' + request.headers.host.value + prefix;
        return {
          statusCode: 302,
          statusDescription: 'Found',
          headers: { location: { value: location } },
        };
      }
      return request;
    }`,
} as const;
