import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** How a stage receives mail: a setting, read by the functions that write and receive messages. */
export const InboxSettings = z.strictObject({
  /** Where customers write, and the sender of replies. SES receives its domain's mail. */
  address: z.string().check(z.regex(limits.email.pattern)),
  /** Whether visitors get an acknowledgement. */
  acknowledges: z.boolean(),
  /** Hours within which staff answer: the acknowledgement says so, and later ones are overdue. */
  answerHours: z.int().check(z.positive()),
});
export type InboxSettings = z.infer<typeof InboxSettings>;

/** The parts of the bucket. The first segment decides how long S3 keeps an object, and who may read it. */
export const filePrefixes = {
  /** Mail that SES has received and nobody has stored yet. */
  incoming: 'incoming/',
  /** `<contact>/<message>`: mail as it was received. */
  originals: 'originals/',
  /** `<contact>/<attachment>`: files of messages. */
  attachments: 'files/attachments/',
  /** `<contact>/<attachment>`: files of replies that are not sent yet, for a day. */
  uploads: 'files/uploads/',
} as const;

/** CloudFront passes presigned requests below this path to the bucket, with the path as the key. */
export const filesBase = '/files';
