import * as z from 'zod/mini';
import { ServiceError } from '../rest-service.ts';

/** Source: "MessageHeader" in the SES API v2 reference. */
export const MessageHeader = z.strictObject({
  Name: z.string().check(z.maxLength(126), z.regex(/^[!-9;-~]+$/)),
  Value: z.string().check(z.minLength(1), z.maxLength(870), z.regex(/^[ -~]*$/)),
});
type MessageHeader = z.infer<typeof MessageHeader>;

/** Source: "Message" in the SES API v2 reference. */
const maxHeaders = 15;

/** Headers that SES sets itself. Source, as below: "Amazon SES header fields" in its developer guide. */
const reserved = new Set([
  'bcc',
  'cc',
  'content-disposition',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'return-path',
  'subject',
  'to',
]);

/** Headers that may appear only once. */
const once = /^(auto-submitted|importance|in-reply-to|list-[a-z-]+|precedence|references|sender)$/;

/** @throws ServiceError BadRequestException */
export function checkHeaders(custom: readonly MessageHeader[]): void {
  const names = custom.map(({ Name: name }) => name.toLowerCase());
  const forbidden = names.find((name) => reserved.has(name));
  const repeated = names.find((name, index) => once.test(name) && names.indexOf(name) < index);
  if (names.length > maxHeaders) throw invalid(`More than ${maxHeaders} headers.`);
  if (forbidden !== undefined) throw invalid(`Header '${forbidden}' is not allowed.`);
  if (repeated !== undefined) throw invalid(`Duplicate header '${repeated}'.`);
}

/** The headers of a mail, without empty ones. */
export function headersOf(
  custom: readonly MessageHeader[],
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const all = [...Object.entries(own), ...custom.map(({ Name, Value }) => [Name, Value] as const)];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** Header names are case-insensitive. */
export function headerOf(
  headers: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  return Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

export function invalid(message: string): ServiceError {
  return new ServiceError('BadRequestException', message);
}
