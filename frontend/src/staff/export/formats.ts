import type { Export } from '#contract/activity.ts';
import { mapOptionalFields } from '#contract/contact/optional-fields.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { ConsentEvent, Subscriber } from '#contract/newsletter.ts';
import { productNames } from '../../sections/product/product-names.ts';
import { localIso, timeWithOffset } from '../ui/time.ts';
import { byteOrderMark, csvRecord } from './csv.ts';

/** A row's value for a spreadsheet cell. */
type Columns<Row> = Readonly<Record<string, (row: Row) => unknown>>;

/** Every field of the list except the version, which only changes need. */
const contactColumns: Columns<ContactSubmission> = {
  id: ({ id }) => id,
  submittedAt: ({ submittedAt }) => timeWithOffset(submittedAt),
  status: ({ status }) => status,
  assignee: ({ assignee }) => assignee,
  source: ({ source = 'form' }) => source,
  tags: ({ tags = [] }) => tags.join(', '),
  waitingSince: ({ waitingSince }) => waitingSince && timeWithOffset(waitingSince),
  snoozedUntil: ({ snoozedUntil }) => snoozedUntil && timeWithOffset(snoozedUntil),
  mergedInto: ({ mergedInto }) => mergedInto,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  ...mapOptionalFields(
    ({ name }) =>
      (row: ContactSubmission) =>
        row[name],
  ),
  phone: ({ phone, phoneE164 = phone }) => spacedPhone(phoneE164),
  // As text: a spreadsheet would drop leading zeros.
  phoneExtension: ({ phoneExtension: extension }) => extension && `ext. ${extension}`,
  businessEmail: ({ businessEmail }) => businessEmail,
  // The page's no-break spaces would break filters.
  about: ({ about = '' }) => productNames(about).replaceAll('\u00A0', ' '),
  message: ({ message }) => message,
  timeZone: ({ timeZone }) => timeZone,
  suspicions: ({ suspicions }) => suspicions,
};

/** The newest value of each fact of a consent; the file for programs has them all. */
const subscriberColumns: Columns<Subscriber> = {
  id: ({ id }) => id,
  subscribedAt: ({ subscribedAt }) => timeWithOffset(subscribedAt),
  email: ({ email }) => email,
  status: ({ status }) => status,
  tags: ({ tags = [] }) => tags.join(', '),
  suspicions: ({ suspicions }) => suspicions,
  importedAt: newest('imported', 'at'),
  importedStatement: newest('imported', 'statement'),
  askedAt: newest('asked', 'at'),
  askedPage: newest('asked', 'page'),
  askedWording: newest('asked', 'wording'),
  askedHow: newest('asked', 'how'),
  confirmedAt: newest('confirmed', 'at'),
  confirmedToken: newest('confirmed', 'token'),
  leftAt: newest('left', 'at'),
  leftHow: newest('left', 'how'),
  leftCampaign: newest('left', 'campaign'),
  leftToken: newest('left', 'token'),
  restoredAt: newest('restored', 'at'),
  bouncedAt: newest('bounced', 'at'),
  bouncedCampaign: newest('bounced', 'campaign'),
  complainedAt: newest('complained', 'at'),
  complainedCampaign: newest('complained', 'campaign'),
  liftedAt: newest('lifted', 'at'),
};

function newest(event: ConsentEvent['event'], fact: Exclude<keyof ConsentEvent, 'event'>) {
  return ({ consent }: Subscriber) => {
    const value = consent.findLast((each) => each.event === event)?.[fact];
    return fact === 'at' && value ? timeWithOffset(value) : value;
  };
}

/**
 * Formats a telephone number of digits only, `+19055550142` as "+1 905 555 0142": in threes after the country code (ITU-T
 * E.164, annex D), because a spreadsheet drops a plus or zeros from what it reads as a number.
 */
function spacedPhone(phone: string): string {
  const [, code = '', rest = ''] =
    /^(0|\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/.exec(
      phone,
    ) ?? [];
  if (rest === '') return phone;
  const groups = (code === '0' ? code + rest : rest).match(/\d{3}(?=\d{2})|\d+/g) ?? [];
  return [...(code === '0' ? [] : [code]), ...groups].join(' ');
}

interface FileFormat {
  readonly type: string;
  readonly start: string;
  /** The text of a page of rows. */
  readonly encode: (rows: readonly object[]) => string;
}

export function fileFormat({ list, format }: Export): FileFormat {
  if (format === 'jsonl') {
    return { type: 'application/jsonl', start: '', encode: jsonLines };
  }
  return list === 'contacts' ? csv(contactColumns) : csv(subscriberColumns);
}

/** @param columns of the list whose rows it encodes */
function csv(columns: Columns<never>): FileFormat {
  const cells = Object.values(columns);
  return {
    type: 'text/csv;charset=utf-8',
    start: byteOrderMark + csvRecord(Object.keys(columns)),
    encode: (rows) =>
      rows
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows are those of the list
        .map((row) => csvRecord(cells.map((cell) => cell(row as never))))
        .join(''),
  };
}

function jsonLines(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** `contacts-open-2026-11-20.csv`. */
export function fileName({ list, status, subscriberStatus, format }: Export, today: Date): string {
  const date = localIso(today).slice(0, 10);
  return `${[list, status, subscriberStatus, date].filter(Boolean).join('-')}.${format}`;
}
