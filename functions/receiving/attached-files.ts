import type { Attachment as Part } from 'postal-mime';
import { withoutControls } from '#contract/bidi.ts';
import { lengthOf } from '#contract/text.ts';
import { staffLimits } from '#contract/limits.ts';
import type { AttachedFile } from '../outbox/mail-client.ts';

/** Maximum files of a mail, and their bytes: SES receives mails of 40 MB (SES Developer Guide, "Service quotas"). */
const maxFiles = 50;
const maxBytes = 40 * 1024 * 1024;

/** Names for files without one: `picture-1.png`. */
const kinds: readonly (readonly [type: RegExp, kind: string, extension?: string])[] = [
  [/^image\//, 'picture'],
  [/^text\/calendar$/, 'calendar', 'ics'],
  [/^message\/rfc822$/, 'mail', 'eml'],
  [/^message\//, 'report', 'txt'],
  [/^text\/plain$/, 'text', 'txt'],
  [/^text\/html$/, 'page', 'html'],
];

/** Extensions that a computer may run, and types that a browser may: they are stored as an octet stream. */
const executableExtension =
  /\.(?:apk|app|bat|chm|cmd|com|cpl|dll|dmg|exe|hta|html?|jar|js|jse|lnk|mjs|msi|pif|pkg|ps1|reg|scr|sh|svg|url|vbe|vbs|wsf|wsh|xhtml|xml)$/i;
const scriptableType = /html|javascript|ecmascript|xml|svg|x-sh|x-msdownload|x-msdos|java-archive/;
const octetStream = 'application/octet-stream';

/**
 * The files of a mail, also pictures within its text, with names that are safe to save.
 * @returns whether some were left out
 */
export function attachedFiles(parts: readonly Part[]): {
  readonly files: readonly AttachedFile[];
  readonly isCut: boolean;
} {
  const files: AttachedFile[] = [];
  let size = 0;
  for (const { filename, mimeType, content: given } of parts) {
    const content = typeof given === 'string' ? Buffer.from(given) : new Uint8Array(given);
    size += content.byteLength;
    if (files.length === maxFiles || size > maxBytes) return { files, isCut: true };
    const name = cleanName(filename ?? '') || nameOf(mimeType, files.length + 1);
    files.push({ name, type: typeOf(mimeType, name), content });
  }
  return { files, isCut: false };
}

/** A name without folders, and without characters that hide or reorder others. Empty if nothing is left. */
function cleanName(given: string): string {
  const name = withoutControls(given.split(/[\\/]/).at(-1) ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    // Looks at each run once, however long a stranger makes it.
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '');
  if (lengthOf(name) <= staffLimits.fileName.max) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const kept = staffLimits.fileName.max - lengthOf(extension);
  return Array.from(name).slice(0, kept).join('').trimEnd() + extension;
}

function nameOf(type: string, number: number): string {
  const [, kind, extension] = kinds.find(([pattern]) => pattern.test(type)) ?? [/$/, 'file'];
  const subtype = /^image\/([a-z]{2,5})$/.exec(type)?.[1]?.replace('jpeg', 'jpg');
  const end = extension ?? subtype ?? (type === 'application/pdf' ? 'pdf' : undefined);
  return `${kind}-${number}${end === undefined ? '' : `.${end}`}`;
}

function typeOf(type: string, name: string): string {
  const isType = /^[a-z0-9!#$&^_.+-]{1,60}\/[a-z0-9!#$&^_.+-]{1,90}$/.test(type);
  return isType && !scriptableType.test(type) && !executableExtension.test(name)
    ? type
    : octetStream;
}
