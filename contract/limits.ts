/**
 * The bounds of every field that a visitor or a staff member may send, and nothing else: plain data
 * without zod, so that the browser's forms and the server's schemas read the same numbers. Those of the contact form's
 * optional fields stand in `optional-fields.ts`.
 *
 * Lengths count code points after trimming, as zod and JSON Schema do (RFC 8259): forms count them by `lengthOf`, since an
 * `<input maxlength>` counts UTF-16 code units. A message of more than 4,000 emoji meets the limit of a body first. Patterns carry no flag but `u`, because the OpenAPI document has no place for one, and are written so that RE2 and
 * Python's `re` read them alike: by `\x` instead of `\u` and `\p`, and without look-around.
 */
export const limits = {
  firstName: { min: 1, max: 80 },
  lastName: { min: 1, max: 80 },
  /** As it was typed; what it must look like says `isPhone`. */
  phone: { min: 7, max: 64 },
  /** 254 is the longest address that fits an SMTP path (RFC 5321, erratum 1690). */
  email: {
    min: 6,
    max: 254,
    /**
     * The browser's own `type=email` rule (HTML Living Standard), in a host that ends as public ones do: in two
     * letters at least, or in such a name in Punycode.
     */
    pattern:
      /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/,
  },
  /** Several lines: tabs and line ends are the only control characters. */
  message: {
    min: 1,
    max: 5000,
    // oxlint-disable-next-line no-control-regex -- rejects them: `\p{Cc}` is not read everywhere
    pattern: /^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/,
  },
  /** What staff write beside a contact, in several lines. */
  note: {
    min: 1,
    max: 5000,
    // oxlint-disable-next-line no-control-regex -- rejects them: `\p{Cc}` is not read everywhere
    pattern: /^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/,
  },
  /** A reply template of staff: a mail link carries no more than 2,000 characters. */
  template: {
    min: 1,
    max: 2000,
    // oxlint-disable-next-line no-control-regex -- rejects them: `\p{Cc}` is not read everywhere
    pattern: /^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/,
  },
  templateName: { min: 1, max: 80 },
  /** Words that staff look for. */
  search: { min: 1, max: 200 },
  /** A page of the site, without its query: `/contact`. */
  pagePath: { min: 1, max: 80, pattern: /^[/][a-z0-9/-]*$/ },
  /** An IANA name such as "America/Toronto"; the longest in use has 32 characters. */
  timeZone: { min: 0, max: 64, pattern: /^[A-Za-z0-9_+/-]*$/ },
  /**
   * Letters, digits and signs of ASCII, no spaces. Cognito takes those of other scripts too, and does not say which of them
   * it holds for the same but for their case: see `foldedUsername`.
   */
  username: { min: 1, max: 128, pattern: /^[!-~]*$/ },
  /** Length instead of composition, as NIST SP 800-63B advises; the ceiling and the pattern are Cognito's. */
  password: { min: 12, max: 256, pattern: /^[^\t-\r ][\s\S]*[^\t-\r ]$/ },
  /** What an authenticator app shows: RFC 6238 with six digits. */
  code: { min: 6, max: 6, pattern: /^[0-9]*$/ },
  /** Bytes of a request body that an endpoint reads. */
  bodyBytes: 16 * 1024,
  /** Of the one that holds all reply templates: 50 of them, at three bytes a character, and what JSON adds. */
  templatesBytes: 320 * 1024,
  /** Rows of one page of a staff list. */
  page: { default: 50, max: 100 },
  /** Contacts of one status, or failed deliveries, that are counted; so many mean that there may be more. */
  count: 100,
  /** Sessions that one request ends. */
  sessions: 25,
  /** Contacts that one request changes. */
  bulk: 100,
  /** Reply templates that there may be; at their longest they fit a row of DynamoDB, which takes 400 KB. */
  templates: 50,
} as const;

/** Text of one line, which has no control characters. */
// oxlint-disable-next-line no-control-regex -- rejects them: `\p{Cc}` is not read everywhere
export const linePattern = /^[^\x00-\x1F\x7F-\x9F]*$/;

/** Where a page of a list begins: base64url, and opaque. */
export const cursorPattern = /^[A-Za-z0-9_-]+$/;

/** The id of a contact, in Crockford's base 32. */
export const contactIdPattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** The ETag of what staff change: its version. */
export const versionPattern = /^"[1-9][0-9]{0,14}"$/;

/** The ETag of a page: a digest of what it shows. A proxy that compresses may weaken it. */
export const etagPattern = /^(?:W[/])?"[0-9a-f]{32}"$/;

/** Letters, digits and punctuation of an `Idempotency-Key` header; a UUID fits. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/** What a link in a mail carries: four digits that name a key, then base64url. Opaque. */
export const tokenPattern = /^[0-9]{4}[A-Za-z0-9_-]{80,500}$/;

/** The id of a staff user's session: when it began, in seconds since 1970. */
export const sessionIdPattern = /^[1-9][0-9]{9}$/;

/** What one sender may send with a public form: so many at once, and then one in so many seconds. */
export const formRate = { burst: 60, seconds: 60 } as const;

/** The same of newsletter addresses, each of which may cause a mail: an office that subscribes at once, and 288 a day. */
export const subscribeRate = { burst: 20, seconds: 300 } as const;
