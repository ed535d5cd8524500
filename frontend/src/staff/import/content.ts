import { staffLimits } from '#contract/limits.ts';
import type { SubscriberStatus } from '#contract/newsletter.ts';
import type { Words } from '../../forms/rules.ts';
import type { FaultyLine } from './check-records.ts';
import type { ColumnRole } from './columns.ts';
import type { Encoding } from './decode.ts';
import type { FileProblem } from './open-file.ts';
import type { Separator } from './read-csv.ts';

const number = new Intl.NumberFormat();

/** "1 address", "1,200 addresses". */
function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

const addresses = (count: number) => counted(count, 'address', 'addresses');
const lines = (count: number) => counted(count, 'line', 'lines');
const { importRows, importFileBytes, segment, segments, statement } = staffLimits;
const most = `${number.format(importRows)} lines`;
const largest = `${importFileBytes / 1_000_000} MB`;

const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} satisfies Record<Encoding, string>;

const separatorNames = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
} satisfies Record<Separator, string>;

export const importWords = {
  title: 'Import subscribers',
  lead: 'Add the addresses in a file to the newsletter. Known addresses stay as they are, so nobody who has left comes back. Nothing is sent until you press Import.',
  choose: 'CSV file',
  chooseHint: `At most ${most} and ${largest}. Spreadsheets save it as “CSV”.`,
  reading: 'Reading…',
  fileProblem: (problem: FileProblem) => {
    if (problem.kind === 'too-long') {
      return `This file has ${lines(problem.lines)}, and ${most} is the limit. Split it, and import one part after the other.`;
    }
    return {
      'too-large': `This file is larger than the limit of ${largest}. Split it, and import one part after the other.`,
      spreadsheet: 'This is a spreadsheet. Save it as CSV, then choose that file.',
      empty: 'This file is empty.',
      unreadable: 'This file could not be read. Choose it again.',
    }[problem.kind];
  },
  file: (name: string) => `File ${name}`,
  form: (encoding: Encoding, separator: Separator) =>
    `${encodings[encoding]}, separated by ${separatorNames[separator]}.`,
  header: 'The first line names the columns',
  preview: 'First lines',
  column: (place: number, name: string) => `Column ${place}${name === '' ? '' : `: ${name}`}`,
  line: 'Line',
  roles: { email: 'Email', tags: 'Tags', ignored: 'Ignored' } satisfies Record<ColumnRole, string>,
  noColumn: 'Choose the column with the email addresses.',
  valid: (count: number) => `${addresses(count)} to import.`,
  faulty: (count: number) => `${lines(count)} left out: invalid address or tags`,
  repeated: (count: number) => `${lines(count)} with an address from another line`,
  reasons: {
    email: 'invalid address',
    tags: `more than ${segments} tags, or one of more than ${segment.max} characters`,
  } satisfies Record<FaultyLine['reason'], string>,
  moreLines: (count: number) => `and ${lines(count)} more`,
  tags: 'Tags for all',
  tagsHint: 'Separated by commas. Optional.',
  tagsProblem: `At most ${segments} tags of ${segment.max} characters each`,
  consent: 'Consent',
  agreed: 'They have agreed',
  agreedHint: 'They get the newsletter from now on.',
  ask: 'Ask each of them by email first',
  askHint:
    'They get the newsletter once they confirm. These emails use at most half of the daily sending limit, so a long file takes days.',
  choiceProblem: 'Choose one',
  statement: 'Where and when did they agree?',
  statementHint: 'It is kept with each address as proof of consent.',
  problems: {
    statement: {
      otherwise: `Describe it in ${statement.min} to ${statement.max} characters`,
    },
  } satisfies Words<'statement'>,
  submit: (count: number) => `Import ${addresses(count)}`,
  other: 'Choose another file',
  running: 'Importing',
  progress: (sent: number, all: number) => `${number.format(sent)} of ${addresses(all)}`,
  stop: 'Stop',
  failed: (sent: number, all: number) =>
    `Stopped after ${number.format(sent)} of ${addresses(all)}: the server did not accept the next ones.`,
  resume: 'Continue',
  complete: 'Imported',
  stopped: (sent: number, all: number) =>
    `Stopped after ${number.format(sent)} of ${addresses(all)}. You can import the file again: addresses that were added stay as they are.`,
  added: (count: number) => `${addresses(count)} added`,
  asked: (count: number) => `${addresses(count)} added: each is asked by email`,
  known: {
    confirmed: 'known: confirmed',
    pending: 'known: waiting for confirmation',
    left: 'known: left, not added back',
    bounced: 'known: bounced, not added back',
    complained: 'known: reported as spam, not added back',
  } satisfies Record<SubscriberStatus, string>,
  knownAs: (count: number, what: string) => `${addresses(count)} ${what}`,
  save: 'Save the list of errors',
  errorsName: 'import-errors.csv',
  errorColumns: ['line', 'reason', 'text'],
  repeatedReason: 'address from another line',
} as const;
