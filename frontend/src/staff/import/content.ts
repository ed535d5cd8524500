import { staffLimits } from '#contract/limits.ts';
import type { SubscriberStatus } from '#contract/newsletter.ts';
import type { Words } from '../../forms/rules.ts';
import { staffTitle } from '../staff-title.ts';
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
  documentTitle: staffTitle('Import subscribers'),
  title: 'Import subscribers',
  lead: 'Adds the addresses of a file to the newsletter. An address that is known stays as it is: one that has left does not come back. Nothing is sent before you press Import.',
  choose: 'CSV file',
  chooseHint: `At most ${most} and ${largest}. A spreadsheet saves it as “CSV”.`,
  reading: 'Reading…',
  fileProblem: (problem: FileProblem) => {
    if (problem.kind === 'too-long') {
      return `This file has ${lines(problem.lines)}. ${most} are the most: part it, and import one after the other.`;
    }
    return {
      'too-large': `This file is too large: ${largest} are the most. Part it, and import one after the other.`,
      spreadsheet: 'This is a spreadsheet. Save it as CSV there, and choose that file.',
      empty: 'There is nothing in this file.',
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
  roles: { email: 'E-mail', tags: 'Tags', ignored: 'Ignored' } satisfies Record<ColumnRole, string>,
  noColumn: 'Choose the column of the e-mail addresses.',
  valid: (count: number) => `${addresses(count)} to import.`,
  faulty: (count: number) => `${lines(count)} left out: no valid address, or wrong tags`,
  repeated: (count: number) => `${lines(count)} with an address that another line has`,
  reasons: {
    email: 'no valid address',
    tags: `more than ${segments} tags, or one of more than ${segment.max} characters`,
  } satisfies Record<FaultyLine['reason'], string>,
  moreLines: (count: number) => `and ${lines(count)} more`,
  tags: 'Tags for all',
  tagsHint: 'Parted by commas. May stay empty.',
  tagsProblem: `At most ${segments} tags of ${segment.max} characters each`,
  consent: 'Consent',
  agreed: 'They have agreed',
  agreedHint: 'They get the newsletter from now on.',
  ask: 'Ask each of them by mail first',
  askHint:
    'They get it once they confirm. These mails take half of what may go out in a day at most, so that a long file takes days.',
  choiceProblem: 'Choose one',
  statement: 'Where and when did they agree?',
  statementHint: 'It is kept with each address as evidence.',
  problems: {
    statement: {
      otherwise: `Say it in ${statement.min} to ${statement.max} characters`,
    },
  } satisfies Words<'statement'>,
  submit: (count: number) => `Import ${addresses(count)}`,
  other: 'Choose another file',
  running: 'Importing',
  progress: (sent: number, all: number) => `${number.format(sent)} of ${addresses(all)}`,
  stop: 'Stop',
  failed: (sent: number, all: number) =>
    `Stopped after ${number.format(sent)} of ${addresses(all)}: the server did not take the next ones.`,
  goOn: 'Continue',
  complete: 'Imported',
  stopped: (sent: number, all: number) =>
    `Stopped after ${number.format(sent)} of ${addresses(all)}. You can import the file again: what was added is known then.`,
  added: (count: number) => `${addresses(count)} added`,
  asked: (count: number) => `${addresses(count)} added: each is asked by mail`,
  known: {
    confirmed: 'known: confirmed',
    pending: 'known: waiting for confirmation',
    left: 'known: left, and stays so',
    bounced: 'known: bounced, and stays so',
    complained: 'known: reported as spam, and stays so',
  } satisfies Record<SubscriberStatus, string>,
  knownAs: (count: number, what: string) => `${addresses(count)} ${what}`,
  save: 'Save the list of errors',
  errorsName: 'import-errors.csv',
  errorColumns: ['line', 'reason', 'text'],
  repeatedReason: 'address of another line',
} as const;
