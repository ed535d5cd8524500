import * as fc from 'fast-check';
import { contactStatuses } from '#contract/contact/status.ts';
import { tagColours } from '#contract/contact/tags.ts';
import { viewerAddressHeader } from '#contract/environment.ts';
import { subscriberStatuses } from '#contract/newsletter.ts';
import { mapOptionalFields } from '#contract/contact/optional-fields.ts';
import { aboutText } from '#contract/contact/about.ts';
import { productSlugs } from '#contract/products.ts';
import { staffCookies } from '#contract/staff-session.ts';
import { sealToken } from '#functions/tokens/token.ts';
import { challengeCookie } from '../functions/staff/challenge.ts';

/** Fixed, so that failures are reproducible. */
export const seed = 20_261_120;

/** One of these words or texts. */
const oneOf = (words: string, ...others: string[]) =>
  fc.constantFrom(...words.split(' '), ...others);

/** Names that handlers read, names of JavaScript's own properties, and random ones. */
function names(known: readonly string[]) {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known, 'x') },
    fc.constantFrom('__proto__', 'constructor', 'toString', 'then', ''),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
}

/** Text of any script, with control characters, lone surrogates and lengths around the limits. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 6000 }),
  oneOf('\uD800 \u0000 ../../etc/passwd ${jndi:ldap://x}', "' OR 1=1 --", '\r\nX: y'),
);

const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom<unknown>(true, false, null, 0, -0, -1, 1e308, Number.MIN_VALUE, [], {}),
  fc.double(),
  fc.jsonValue({ maxDepth: 6 }),
);

/** Without line breaks, as HTTP requires. */
const headerValue = fc.oneof(
  fc
    .string({ unit: 'binary-ascii', maxLength: 200 })
    .map((given) => given.replaceAll(/[\0\r\n]/g, '')),
  oneOf('application/json null -1 1e9', 'application/json; charset=utf-16', 'a'.repeat(4096)),
);

const step = fc.constantFrom('new-password', 'set-up-code', 'code');

/** Staff session cookies with any value. */
const randomCookie = fc
  .tuple(
    fc.constantFrom(...Object.values(staffCookies).map(({ name }) => name), 'x'),
    fc.oneof(
      text,
      fc.base64String({ maxLength: 400 }),
      fc.jsonValue().map(encoded),
      fc.record({ step, username: text, session: text }).map(encoded),
      fc
        .tuple(fc.jsonValue(), fc.jsonValue())
        .map((parts) => `${parts.map(encoded).join('.')}.AAAA`),
    ),
  )
  .map(([name, content]) => `${name}=${content}`);

/** JSON in base64url, as in tokens and cookies. */
function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((given) => given.trim() !== '');
const digit = fc.integer({ min: 0, max: 9 }).map(String);
const tokenCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const base64url = fc.nat(tokenCharacters.length - 1).map((at) => tokenCharacters.charAt(at));
const milliseconds = fc.double({ min: 0, max: 600_000, noNaN: true });

/** The stored contact, among other ids. */
export const knownContact = '7K3M-QX9R';
const contactId = fc.oneof(
  fc.constant(knownContact),
  fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
);

/** A path parameter, mostly a contact id. */
const pathId = fc.oneof(
  { weight: 4, arbitrary: contactId },
  { weight: 1, arbitrary: fc.constantFrom('crm', 'chat', 'no-such-webhook') },
);

/** The id of a message or a file. */
const partId = fc.constantFrom('opening', knownContact, '1f0c22d7');

/** The key that signs mail links. */
export const mailKey = { version: '0001', secret: Buffer.alloc(32, 1) };
const mailToken = fc
  .record({ email: fc.emailAddress(), purpose: fc.constantFrom('confirm', 'leave') })
  .map(({ email, purpose }) =>
    sealToken(mailKey, purpose, { email, id: knownContact, issuedAt: Date.now() }),
  );

/** An address for requests that name it twice. */
const personEmail = fc.oneof(fc.constant('ada@engines.example'), fc.emailAddress());

/** A JPEG of one scan, without an end of its own. */
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffda0008', 'hex'),
  Buffer.from('header'),
  Buffer.from('12ff00', 'hex'),
]);

/** Valid values of every field. */
export const entries: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  // Of a contact, or the whole list of them.
  tags: fc.oneof(
    fc.constant([]),
    fc.uniqueArray(fc.record({ name: word, colour: fc.constantFrom(...tagColours) }), {
      maxLength: 5,
      selector: ({ name }) => name.trim(),
    }),
  ),
  snoozedUntil: fc.constantFrom(undefined, null, '2099-01-01T00:00:00Z'),
  close: fc.boolean(),
  attachments: fc.constantFrom(undefined, [], ['1f0c22d7']),
  name: word,
  type: fc.constantFrom('image/png', 'application/pdf'),
  size: fc.integer({ min: 1, max: 7_000_000 }),
  at: fc.constant(undefined),
  body: fc.oneof(fc.constant(''), word),
  preheader: word,
  isPublic: fc.boolean(),
  statement: fc.constantFrom(undefined, 'Signed on paper at our fair in May.'),
  rows: fc.array(fc.record({ email: personEmail }), { minLength: 1, maxLength: 5 }),
  data: fc
    .uint8Array({ maxLength: 60, max: 0xfe })
    .map((bytes) => Buffer.concat([jpeg, bytes, Buffer.from('ffd9', 'hex')]).toString('base64')),
  isWriting: fc.boolean(),
  into: fc.option(contactId),
  isBlocked: fc.boolean(),
  isTheirs: fc.boolean(),
  role: fc.constantFrom('agent', 'owner'),
  isActive: fc.boolean(),
  signature: word,
  mailsAssigned: fc.boolean(),
  mailsMentioned: fc.boolean(),
  action: fc.constant('export'),
  change: fc.constantFrom('remove', 'restore', 'unsuppress'),
  // A filter of one list is invalid for the other.
  list: fc.constantFrom('contacts', 'contacts', 'contacts', 'newsletter'),
  format: fc.constantFrom('csv', 'jsonl'),
  subscriberStatus: fc.option(fc.constantFrom(...subscriberStatuses), { nil: undefined, freq: 1 }),
  isFiltered: fc.constant(true),
  text: fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join('\n')),
  templates: fc.uniqueArray(fc.record({ name: word, text: word }), {
    maxLength: 50,
    selector: ({ name }) => name.trim(),
  }),
  ids: fc.array(contactId, { minLength: 1, maxLength: 20 }),
  versions: fc.option(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 20 }), {
    nil: undefined,
    freq: 1,
  }),
  status: fc.constantFrom(...contactStatuses),
  assignee: fc.constantFrom(null, 'admin', 'Zoë'),
  query: word,
  from: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2025-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  // The end of a search, or who gets a test.
  to: fc.oneof(
    fc
      .date({ min: new Date('2025-01-02'), noInvalidDate: true, max: new Date('2026-12-31') })
      .map((date) => date.toISOString()),
    personEmail,
  ),
  cursor: contactId.map((id) =>
    Buffer.from(`2026-11-20T10:00:00.000Z#${id}`).toString('base64url'),
  ),
  firstName: word,
  lastName: word,
  ...mapOptionalFields(() => fc.oneof(fc.constant(''), word)),
  phone: fc.string({ unit: digit, minLength: 3, maxLength: 11 }).map((rest) => `+1 (905) ${rest}`),
  businessEmail: fc.emailAddress(),
  about: fc
    .uniqueArray(fc.constantFrom(...productSlugs), { minLength: 1 })
    .map((slugs) =>
      aboutText(slugs.map((slug, at) => (at % 2 === 0 ? { slug } : { slug, quantity: at }))),
    ),
  email: personEmail,
  confirm: personEmail,
  page: fc.constantFrom('/', '/contact'),
  token: mailToken,
  webhook: fc.constantFrom('crm', 'chat', 'no-such-webhook'),
  enabled: fc.boolean(),
  message: fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join('\n')),
  termsAccepted: fc.constant(true),
  wording: fc.oneof(fc.constantFrom('2026-11', '2026-12'), word),
  timeZone: fc.constantFrom('', 'America/Toronto', 'Etc/GMT+5'),
  subject: fc.oneof(fc.constant(''), text),
  elapsed: fc.oneof(fc.nat(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  // Unique, because the throttle would reject most inputs.
  username: fc.uuid(),
  password: word,
  oldPassword: word,
  sessions: fc.array(fc.stringMatching(/^[1-9][0-9]{9}$/), { minLength: 1, maxLength: 20 }),
  newPassword: fc.tuple(fc.uuid(), word, fc.uuid()).map((parts) => parts.join('')),
  code: fc.string({ unit: digit, minLength: 6, maxLength: 6 }),
  views: fc.array(
    fc.record(
      {
        page: fc.stringMatching(/^[A-Za-z]{1,40}$/),
        navigation: fc.constantFrom('navigate', 'reload', 'prerender'),
        LCP: milliseconds,
        INP: milliseconds,
        CLS: fc.double({ min: 0, max: 100, noNaN: true }),
      },
      { requiredKeys: ['page', 'navigation', 'LCP'] },
    ),
    { minLength: 1, maxLength: 20 },
  ),
};

/** Unique for the same reason. Never missing, because CloudFront sends it. */
const viewer = fc
  .tuple(fc.oneof(fc.ipV4(), fc.ipV6()), fc.integer({ min: 1024, max: 65_535 }))
  .map(([address, port]) => `${address}:${port}`);

const validHeaders = fc.record(
  {
    [viewerAddressHeader]: viewer,
    'content-type': fc.constantFrom('application/json', 'application/json; charset=utf-8'),
    origin: fc.constantFrom('https://quietgrid.example', 'http://localhost:8080'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'none'),
    'idempotency-key': fc.uuid(),
    'if-match': fc.integer({ min: 1, max: 99 }).map((version) => `"${version}"`),
  },
  { requiredKeys: [viewerAddressHeader, 'content-type'] },
);

const randomHeaders = fc
  .tuple(
    viewer,
    fc.dictionary(
      oneOf(
        'content-type idempotency-key if-match origin sec-fetch-site user-agent content-encoding content-length x-forwarded-for',
        viewerAddressHeader,
      ),
      headerValue,
      { maxKeys: 3 },
    ),
  )
  .map(([address, others]) => Object.assign({ [viewerAddressHeader]: address }, others));

/** The staff session's cookies as the product sets them. */
function validCookies(access: string) {
  return fc
    .record({
      challenge: fc.record({
        step,
        username: fc.uuid(),
        session: fc.string({ unit: base64url, minLength: 20, maxLength: 1000 }),
      }),
      refresh: fc.string({ unit: base64url, minLength: 1, maxLength: 1000 }),
    })
    .map(({ challenge, refresh }) => [
      `${staffCookies.access.name}=${access}`,
      `${staffCookies.refresh.name}=${refresh}`,
      challengeCookie(challenge),
    ]);
}

const randomCookies = fc.array(randomCookie, { maxLength: 4 });

/** The query of the product's Link headers. */
const validQuery = fc.record(
  {
    limit: fc.integer({ min: 1, max: 100 }).map(String),
    cursor: fc
      .tuple(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      )
      .map(([date, id]) => Buffer.from(`${date.toISOString()}#${id}`).toString('base64url')),
    status: fc.constantFrom(...contactStatuses),
    assignee: fc.constantFrom('none', 'admin', 'Zoë'),
    ifNoneMatch: fc.constantFrom(`"${'0'.repeat(32)}"`, `W/"${'f'.repeat(32)}"`, '"1.0"'),
  },
  { requiredKeys: [] },
);

const randomQuery = fc.dictionary(
  names(['limit', 'cursor', 'status', 'assignee', 'ifNoneMatch']),
  fc.oneof(text, fc.constantFrom('1', '100', '0')),
  { maxKeys: 3 },
);

interface Payload {
  readonly body: string | undefined;
  readonly isBase64Encoded: boolean;
}

function validEntries(fields: readonly string[]) {
  return fc.record(
    Object.fromEntries(fields.map((field) => [field, entries[field] ?? fc.constant(undefined)])),
  );
}

function validBody(fields: readonly string[]): fc.Arbitrary<Payload> {
  return fc.tuple(validEntries(fields), fc.boolean()).map(([given, isBase64Encoded]) => ({
    body: Buffer.from(JSON.stringify(given)).toString(isBase64Encoded ? 'base64' : 'utf8'),
    isBase64Encoded,
  }));
}

function randomBody(fields: readonly string[]): fc.Arbitrary<Payload> {
  const given = fc.dictionary(names(fields), value, { maxKeys: 12 });
  return fc.record({
    body: fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .tuple(validEntries(fields), given)
          .map(([valid, random]) => JSON.stringify({ ...valid, ...random })),
      },
      { weight: 2, arbitrary: given.map((random) => JSON.stringify(random)) },
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
  });
}

/**
 * Requests for an endpoint with these body fields. Half are valid; in the others each part is valid or random.
 * @param access a valid access token
 */
export function requests(fields: readonly string[], access: string) {
  const valid = {
    payload: validBody(fields),
    headers: validHeaders,
    cookies: validCookies(access),
    query: validQuery,
    parameters: fc.record({ id: pathId, token: mailToken, message: partId, attachment: partId }),
  };
  return fc.oneof(
    fc.record(valid),
    fc.record({
      payload: fc.oneof(valid.payload, randomBody(fields)),
      headers: fc.oneof(valid.headers, randomHeaders),
      cookies: fc.oneof(valid.cookies, randomCookies),
      query: fc.oneof(valid.query, randomQuery),
      parameters: fc.record({
        id: fc.oneof(pathId, text),
        token: fc.oneof(mailToken, text),
        message: fc.oneof(partId, text),
        attachment: fc.oneof(partId, text),
      }),
    }),
  );
}

/** Forged tokens: any header, claims and signature. */
function forged(claims: Readonly<Record<string, unknown>>, signature: string) {
  const header = fc.record(
    {
      alg: fc.oneof(fc.constantFrom<unknown>('RS256', 'none', 'HS256', 'rs256', null), value),
      kid: fc.oneof(fc.constantFrom<unknown>('of-the-pool', 'x', '__proto__'), value),
      typ: fc.constant('JWT'),
    },
    { requiredKeys: [] },
  );
  const payload = fc
    .dictionary(names(Object.keys(claims)), value, { maxKeys: 3 })
    .map((changes) => Object.assign({}, claims, changes));
  return fc
    .tuple(
      fc.oneof(header, fc.jsonValue()),
      fc.oneof({ weight: 3, arbitrary: payload }, { weight: 1, arbitrary: fc.jsonValue() }),
      fc.oneof(fc.constantFrom('', 'AAAA', signature), fc.string({ unit: base64url })),
    )
    .map(([head, body, sign]) => `${encoded(head)}.${encoded(body)}.${sign}`);
}

/** A token with one changed character, except the last, which has padding bits. */
function damaged(token: string) {
  return fc
    .tuple(fc.nat(token.length - 2), fc.nat(tokenCharacters.length - 2))
    .map(([at, shift]) => {
      const known = tokenCharacters.indexOf(token.charAt(at));
      const other = tokenCharacters.charAt((known + 1 + shift) % tokenCharacters.length);
      return `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    });
}

/**
 * Cookies that the authorizer must deny.
 * @param claims of `signed`, a valid token
 * @param bad signed tokens with invalid claims
 * @param revoked a valid token that Cognito has revoked
 */
export function deniedCookies(
  claims: Readonly<Record<string, unknown>>,
  signed: string,
  bad: readonly string[],
  revoked: string,
) {
  const token = fc.oneof(
    forged(claims, signed.split('.')[2] ?? ''),
    damaged(signed),
    fc.constantFrom(...bad),
    fc.constant(revoked),
  );
  return fc.oneof(
    { weight: 1, arbitrary: randomCookies },
    {
      weight: 3,
      arbitrary: fc
        .tuple(token, randomCookies)
        .map(([held, others]) => [`${staffCookies.access.name}=${held}`].concat(others)),
    },
  );
}

const path = fc
  .oneof(
    fc.constantFrom('/', '/contact', '/CONTACT/', '/product/3', '//product/03', '/robots.txt'),
    fc.webPath(),
    fc
      .array(
        fc.oneof(
          oneOf('product contact image admin .. . %2e%2e % %00 3 03 index.html', ''),
          fc.string({ unit: 'binary-ascii', maxLength: 20 }),
        ),
        { maxLength: 6 },
      )
      .map((parts) => `/${parts.join('/')}`),
    oneOf(
      '//evil.example /\\evil.example /__proto__ /constructor',
      '/'.repeat(500),
      `/${'a'.repeat(8000)}`,
    ),
  )
  .map((given) => given.replaceAll('?', ''));

/** Requests for the viewer-request function. */
export const visits = fc.record({
  path,
  query: fc.oneof(
    fc.webQueryParameters(),
    fc.string({ unit: 'binary-ascii', maxLength: 60 }),
    oneOf('region=stay region=stay&region=stay region=STAY&x=% __proto__=1 =&=&&'),
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

/** Requests and S3 responses for the functions around a file. */
export const objects = fc.record({
  uri: fc.oneof(
    path,
    fc
      .tuple(
        oneOf(
          '/assets/app-1a2b.js /assets/app.css /assets/art.svg /assets/a.avif /builds/b0b1/contact.html',
        ),
        fc.constantFrom('', '.br', '.br.br', '/'),
      )
      .map(([key, ending]) => `${key}${ending}`),
  ),
  requestHeaders: fc.dictionary(
    fc.constantFrom('accept-encoding', 'range', 'host', 'constructor'),
    fc.oneof(
      fc.constantFrom('br', 'gzip, br;q=0', 'br ; q=0.001, *', 'BR;q=1', `${' '.repeat(4000)}br`),
      fc
        .array(fc.constantFrom('br', ';', 'q=', '0', '.', ',', ' ', 'gzip'))
        .map((parts) => parts.join('')),
      fc.string({ unit: 'binary-ascii', maxLength: 200 }),
    ),
    { maxKeys: 3 },
  ),
  statusCode: fc.constantFrom(200, 206, 304, 400, 403, 404, 412, 416, 500, 503),
  responseHeaders: fc.dictionary(
    oneOf('vary etag content-type content-security-policy x-amz-meta-policy x-amz-meta-frames'),
    fc.string({ unit: 'binary-ascii', maxLength: 200 }),
    { maxKeys: 5 },
  ),
  /** The object's `x-amz-meta-errors`. */
  statusMetadata: fc.option(fc.constantFrom('200', '404', '410'), { nil: undefined }),
});
