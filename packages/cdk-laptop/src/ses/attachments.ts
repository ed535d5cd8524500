import { extname } from 'node:path';
import * as z from 'zod/mini';
import { guessContentType } from '../s3/content-types.ts';
import { invalid } from './headers.ts';

/** Source: "Attachment" in the SES API v2 reference. */
export const AttachmentInput = z.strictObject({
  FileName: z.string().check(z.minLength(1), z.maxLength(255)),
  /** In base64. */
  RawContent: z.base64(),
  ContentDescription: z.optional(z.string().check(z.maxLength(1000))),
  ContentDisposition: z.optional(z.enum(['ATTACHMENT', 'INLINE'])),
  ContentId: z.optional(z.string().check(z.minLength(1), z.maxLength(78))),
  ContentTransferEncoding: z.optional(z.enum(['BASE64', 'QUOTED_PRINTABLE', 'SEVEN_BIT'])),
  ContentType: z.optional(z.string().check(z.minLength(1), z.maxLength(78))),
});

/** A file of a stored mail. */
export const Attachment = z.object({
  name: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  /** In base64. */
  content: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

/** Source: "Amazon SES unsupported attachment types" in its developer guide. */
const forbiddenEndings = new Set(
  `
  .ade .adp .app .asp .bas .bat .cer .chm .cmd .com .cpl .crt .csh .der .exe .fxp .gadget .hlp .hta .inf .ins
  .isp .its .js .jse .ksh .lib .lnk .mad .maf .mag .mam .maq .mar .mas .mat .mau .mav .maw .mda .mdb .mde .mdt
  .mdw .mdz .msc .msh .msh1 .msh2 .mshxml .msh1xml .msh2xml .msi .msp .mst .ops .pcd .pif .plg .prf .prg .reg
  .scf .scr .sct .shb .shs .sys .ps1 .ps1xml .ps2 .ps2xml .psc1 .psc2 .tmp .url .vb .vbe .vbs .vps .vsmacros
  .vss .vst .vsw .vxd .ws .wsc .wsf .wsh .xnk
  `
    .trim()
    .split(/\s+/),
);

/** @throws ServiceError BadRequestException */
export function readAttachment(input: z.infer<typeof AttachmentInput>): Attachment {
  const { FileName: name, RawContent: content, ContentType: type } = input;
  if (/[\r\n]/.test(name)) throw invalid('The file name contains a line break.');
  if (forbiddenEndings.has(extname(name).toLowerCase())) {
    throw invalid(`Attachment file extension not supported: ${name}`);
  }
  const size = Buffer.from(content, 'base64').length;
  return { name, type: type ?? guessContentType(name), size, content };
}
