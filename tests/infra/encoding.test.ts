import { describe, expect, test } from 'vitest';
import { compressedEndings } from '#build/site.ts';
import {
  assetRequest,
  assetResponse,
  build,
  keyOf,
  viewerResponse,
  visit,
} from './edge-runtime.ts';

const asked = (uri: string, accepted?: string) =>
  assetRequest({
    request: {
      method: 'GET',
      uri,
      headers: accepted === undefined ? {} : { 'accept-encoding': { value: accepted } },
    },
  }).uri;

describe('a browser that reads brotli is led to what was compressed ahead', () => {
  test.each(compressedEndings.assets)('an asset in %s', (ending) => {
    expect(asked(`/assets/app-1a2b3c${ending}`, 'gzip, deflate, br, zstd')).toBe(
      `/assets/app-1a2b3c${ending}.br`,
    );
  });

  test('a page, and the page of an error', () => {
    const headers = { 'accept-encoding': 'br,gzip' };
    expect(keyOf(visit('/contact', { headers }))).toBe(`/builds/${build}/contact.html.br`);
    expect(keyOf(visit('/nowhere', { headers }))).toBe(`/builds/${build}/404.html.br`);
  });

  test.each(['br', 'BR', 'gzip,br;q=0.1', 'br ; q=1', 'br;q=1.0', 'br;q=.5'])(
    'as “%s” says',
    (accepted) => {
      expect(asked('/assets/app.js', accepted)).toBe('/assets/app.js.br');
    },
  );
});

describe('nobody else gets it', () => {
  test.each([
    undefined,
    '',
    'gzip, deflate',
    'br;q=0',
    'br; q=0.000, gzip',
    'brotli',
    'x-br',
    '*',
    'identity',
  ])('with “%s”', (accepted) => {
    expect(asked('/assets/app.js', accepted)).toBe('/assets/app.js');
  });

  test.each([
    '/assets/1a2b3c4d-480.avif',
    '/assets/film.mp4',
    '/assets/a.woff2',
    '/assets/js',
    '/assets/app.json',
    '/other/assets/app.js',
    '/other/builds/index.html',
    `/builds/${build}/index.html.txt`,
  ])('and not %s, which has no twin', (uri) => {
    expect(asked(uri, 'br')).toBe(uri);
  });

  test('nor a file of the root that the build leaves as it is', () => {
    const headers = { 'accept-encoding': 'br' };
    expect(keyOf(visit('/robots.txt', { headers }))).toBe(`/builds/${build}/robots.txt`);
    expect(asked('/builds/b0b1b2b3b4b5/favicon.svg', 'br')).not.toMatch(/br$/);
  });
});

describe('a shared cache learns by Vary that the encoding was chosen', () => {
  const response = { statusCode: 304, headers: { vary: { value: 'Origin' } } };

  test.each(['/assets/app.js', '/assets/app.js.br', '/assets/art.svg'])('%s', (uri) => {
    const answer = assetResponse({ request: { uri, headers: {} }, response });
    expect(answer.headers['vary']).toEqual({ value: 'Accept-Encoding' });
  });

  test('a page', () => {
    const request = { uri: `/builds/${build}/contact.html.br`, headers: {} };
    expect(viewerResponse({ request, response }).headers['vary']?.value).toBe('Accept-Encoding');
  });

  test.each(['/assets/1a2b3c4d-480.avif', '/assets/app.br.js.map', '/assets/app..brjs'])(
    'but nothing is said of %s',
    (uri) => {
      expect(assetResponse({ request: { uri, headers: {} }, response })).toEqual(response);
    },
  );
});
