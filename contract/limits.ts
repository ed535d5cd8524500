/** Multi-line text: tabs and line breaks are the only control characters. */
// oxlint-disable-next-line no-control-regex -- rejects control characters; not every engine supports `\p{Cc}`
const multiLine = /^[^\x00-\x08\x0B\x0C\x0E-\x1F\x7F-\x9F]*$/;

/**
 * The bounds of the fields that public pages know. This is plain data without zod, so that the browser's forms
 * and the server's schemas share the numbers. `optional-fields.ts` has those of the contact form's optional fields.
 * Lengths count code points after trimming, as zod and JSON Schema do (RFC 8259). Forms count with `lengthOf`, because
 * `<input maxlength>` counts UTF-16 code units. A message of more than 4,000 emoji meets the body limit first. Patterns
 * have no flags, which OpenAPI cannot express, and read the same in RE2 and Python's `re`: `\x` instead of `\u` and
 * `\p`, no look-around.
 */
export const limits = {
  firstName: { min: 1, max: 80 },
  lastName: { min: 1, max: 80 },
  /** As typed; `isPhone` checks the form. */
  phone: { min: 7, max: 64 },
  /** 254 is the longest address that fits an SMTP path (RFC 5321, erratum 1690). */
  email: {
    min: 6,
    max: 254,
    /**
     * The browser's `type=email` rule (HTML Living Standard), with a public host: its last label has at least two
     * letters, or is Punycode.
     */
    pattern:
      /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/,
  },
  message: {
    min: 1,
    max: 5000,
    pattern: multiLine,
  },
  /** A staff search. */
  search: { min: 1, max: 200 },
  /** The path of a page, without query: `/contact`. */
  pagePath: { min: 1, max: 80, pattern: /^[/][a-z0-9/-]*$/ },
  /** An IANA name such as "America/Toronto"; the longest in use has 32 characters. */
  timeZone: { min: 0, max: 64, pattern: /^[A-Za-z0-9_+/-]*$/ },
  /**
   * ASCII letters, digits and punctuation, no spaces. Cognito accepts other scripts but does not document how it folds
   * their case: see `foldedUsername`.
   */
  username: { min: 1, max: 128, pattern: /^[!-~]*$/ },
  /** Length instead of composition, as NIST SP 800-63B advises; the maximum and the pattern are Cognito's. */
  password: { min: 12, max: 256, pattern: /^[^\t-\r ][\s\S]*[^\t-\r ]$/ },
  /** An authenticator code: RFC 6238 with six digits. */
  code: { min: 6, max: 6, pattern: /^[0-9]*$/ },
  /** Maximum bytes of a request body. */
  bodyBytes: 16 * 1024,
  /** Rows per page of a staff list. */
  page: { default: 50, max: 100 },
  /** Counting stops here, so this number means "or more". */
  count: 100,
  /** Maximum sessions that one request ends. */
  sessions: 25,
  /** Maximum contacts that one request changes. */
  bulk: 100,
} as const;

/** The bounds of what staff write, apart from those above so that the public pages do not load them. */
export const staffLimits = {
  /** A staff note, multi-line. */
  note: {
    min: 1,
    max: 5000,
    pattern: multiLine,
  },
  /** A reply template, multi-line. */
  template: {
    min: 1,
    max: 2000,
    pattern: multiLine,
  },
  /** A reply, multi-line. */
  reply: {
    min: 1,
    max: 20_000,
    pattern: multiLine,
  },
  /** What is appended to a user's replies, multi-line. */
  signature: {
    min: 0,
    max: 500,
    pattern: multiLine,
  },
  /** One line; empty while a campaign is a draft. */
  campaignSubject: { min: 0, max: 200 },
  preheader: { min: 0, max: 200 },
  /** Markdown, multi-line. */
  campaignBody: {
    min: 0,
    max: 40_000,
    pattern: multiLine,
  },
  /** Maximum bytes of a campaign's body: 40,000 characters of three bytes each, plus JSON's overhead. */
  campaignBytes: 160 * 1024,
  /** A segment of the subscribers: a tag, in lower case, or the path of the page whose form they used. */
  segment: {
    min: 1,
    max: 80,
    // oxlint-disable-next-line no-control-regex -- rejects control characters; not every engine supports `\p{Cc}`
    pattern: /^[^\x00-\x20,;"A-Z\x7F-\xA0]+$/,
  },
  /** Maximum segments of a subscriber or a campaign. */
  segments: 20,
  /** The width of a newsletter's text on a desktop, in pixels. */
  newsletterWidth: 496,
  /** Maximum bytes of a picture in a mail. */
  pictureBytes: 1_000_000,
  /** Maximum bytes of an upload of a picture: base64, plus JSON's overhead. */
  pictureBodyBytes: 1_400_000,
  /** Where the consent of imported subscribers comes from. */
  statement: {
    min: 20,
    max: 500,
    pattern: multiLine,
  },
  /** Maximum rows of an imported file, and of one request of its import. */
  importRows: 50_000,
  importBatch: 100,
  /** Maximum bytes of an imported file, and of one request: 100 rows of 20 tags at three bytes a character. */
  importFileBytes: 5_000_000,
  importBytes: 640 * 1024,
  templateName: { min: 1, max: 80 },
  fileName: { min: 1, max: 120 },
  tagName: { min: 1, max: 24 },
  /** Maximum bytes of the reply templates' body: 50 templates at three bytes a character, plus JSON's overhead. */
  templatesBytes: 320 * 1024,
  /** Maximum bytes of a reply's body: 20,000 characters of three bytes each, plus JSON's overhead. */
  replyBytes: 80 * 1024,
  /** Maximum files of a reply. */
  attachments: 10,
  /** Maximum bytes of all files of a reply: 7 MB, below the 10 MB that many mail servers take, in base64. */
  attachmentBytes: 7_000_000,
  /** Maximum tags to choose from, and on a contact. */
  tags: 30,
  tagsOfContact: 5,
  /** Maximum reply templates. At full length they fit a DynamoDB item of 400 KB. */
  templates: 50,
} as const;

/** Single-line text, without control characters. */
// oxlint-disable-next-line no-control-regex -- rejects control characters; not every engine supports `\p{Cc}`
export const linePattern = /^[^\x00-\x1F\x7F-\x9F]*$/;

/** A list's cursor: opaque base64url. */
export const cursorPattern = /^[A-Za-z0-9_-]+$/;

/** A contact's id, in Crockford's base 32. */
export const contactIdPattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** The ETag of a version. */
export const versionPattern = /^"[1-9][0-9]{0,14}"$/;

/** The ETag of a page: a digest of its content. A compressing proxy may weaken it. */
export const etagPattern = /^(?:W[/])?"[0-9a-f]{32}"$/;

/** An `Idempotency-Key` header; a UUID fits. */
export const idempotencyKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/** The token of a mail link: four digits that name a key, then opaque base64url. */
export const tokenPattern = /^[0-9]{4}[A-Za-z0-9_-]{80,500}$/;

/** The id of a staff session: its start in seconds since 1970. */
export const sessionIdPattern = /^[1-9][0-9]{9}$/;

/** The rate limit of a public form per sender: a burst, then one per this many seconds. */
export const formRate = { burst: 60, seconds: 60 } as const;

/**
 * The rate limit for newsletter addresses, each of which may cause a mail: enough for an office that subscribes
 * together, and 288 a day.
 */
export const subscribeRate = { burst: 20, seconds: 300 } as const;
