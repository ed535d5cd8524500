import * as fc from 'fast-check';

/** Fixed, so that a failure comes again; fast-check names the smallest input that fails. */
export const seed = 20_261_120;

/** Names that handlers look for, names that JavaScript has for itself, and any others. */
function names(known: readonly string[]) {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known, 'x') },
    fc.constantFrom('__proto__', 'constructor', 'toString', 'then', ''),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
}

/** Text of any script, with control characters, lone surrogates and lengths around the bounds. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 6000 }),
  fc.constantFrom(
    '\uD800',
    '\u0000',
    '../../etc/passwd',
    '${jndi:ldap://x}',
    "' OR 1=1 --",
    '\r\nX: y',
  ),
);

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom<unknown>(true, false, null, 0, -0, -1, 1e308, Number.MIN_VALUE, [], {}),
  fc.double(),
  fc.jsonValue({ maxDepth: 6 }),
);

/** Header values as they come off the wire: no line ends. */
const headerValue = fc.oneof(
  fc
    .string({ unit: 'binary-ascii', maxLength: 200 })
    .map((given) => given.replaceAll(/[\0\r\n]/g, '')),
  fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'null',
    '-1',
    '1e9',
    'a'.repeat(4096),
  ),
);

/** Cookies with the names of the staff's session. */
const cookie = fc
  .tuple(
    fc.constantFrom(
      '__Host-staff-access',
      '__Host-staff-refresh',
      '__Host-staff-challenge',
      '__Host-staff-browser',
      'x',
    ),
    fc.oneof(
      text,
      fc.base64String({ maxLength: 400 }),
      fc.jsonValue().map((held) => Buffer.from(JSON.stringify(held)).toString('base64url')),
      fc
        .tuple(fc.jsonValue(), fc.jsonValue())
        .map(
          (parts) =>
            `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.AAAA`,
        ),
    ),
  )
  .map(([name, held]) => `${name}=${held}`);

/** All that a stranger can choose of a request for an endpoint whose body has these fields. */
export function requests(fields: readonly string[], valid: object) {
  return fc.record({
    body: fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .dictionary(names(fields), value, { maxKeys: 12 })
          .map((given) => JSON.stringify({ ...valid, ...given })),
      },
      {
        weight: 2,
        arbitrary: fc
          .dictionary(names(fields), value, { maxKeys: 12 })
          .map((given) => JSON.stringify(given)),
      },
      fc.constant(JSON.stringify(valid)),
      fc.json({ maxDepth: 8 }),
      text,
      fc.constantFrom(
        undefined,
        '',
        '['.repeat(9000),
        `{"a":${'{"a":'.repeat(2000)}1`,
        'x'.repeat(17_000),
      ),
    ),
    isBase64Encoded: fc.constantFrom(false, false, false, true),
    headers: fc.dictionary(
      fc.constantFrom(
        'content-type',
        'idempotency-key',
        'origin',
        'sec-fetch-site',
        'cloudfront-viewer-address',
        'user-agent',
        'content-encoding',
        'content-length',
        'x-forwarded-for',
      ),
      headerValue,
      { maxKeys: 3 },
    ),
    cookies: fc.array(cookie, { maxLength: 4 }),
    query: fc.dictionary(
      names(['limit', 'cursor']),
      fc.oneof(text, fc.constantFrom('1', '100', '0')),
      { maxKeys: 3 },
    ),
  });
}

/** What an edge location hands to the function: paths as they were asked for, names and values as they came. */
export const visits = fc.record({
  path: fc
    .oneof(
      fc.webPath(),
      fc
        .array(
          fc.oneof(
            fc.constantFrom(
              'product',
              'contact',
              'image',
              'admin',
              '..',
              '.',
              '',
              '%2e%2e',
              '%',
              '%00',
              '3',
              '03',
              'index.html',
            ),
            fc.string({ unit: 'binary-ascii', maxLength: 20 }),
          ),
          { maxLength: 6 },
        )
        .map((parts) => `/${parts.join('/')}`),
      fc.constantFrom(
        '//evil.example',
        '/\\evil.example',
        '/'.repeat(500),
        `/${'a'.repeat(8000)}`,
        '/__proto__',
        '/constructor',
      ),
    )
    .map((path) => path.replaceAll('?', '')),
  query: fc.oneof(
    fc.webQueryParameters(),
    fc.string({ unit: 'binary-ascii', maxLength: 60 }),
    fc.constantFrom(
      'region=stay',
      'region=stay&region=stay',
      'region=STAY&x=%',
      '__proto__=1',
      '=&=&&',
    ),
  ),
  country: fc.option(
    fc.oneof(fc.constantFrom('CA', 'EG', 'NG', 'eg', '', '__proto__'), fc.string({ maxLength: 5 })),
    { nil: undefined },
  ),
  cookies: fc.dictionary(
    fc.oneof(fc.constant('region'), fc.string({ maxLength: 8 })),
    fc.oneof(fc.constant('stay'), fc.string({ maxLength: 20 })),
    { maxKeys: 3 },
  ),
  headers: fc.dictionary(
    fc.constantFrom('host', 'range', 'accept', 'x-forwarded-host'),
    fc.string({ maxLength: 40 }),
    { maxKeys: 3 },
  ),
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'TRACE'),
});
