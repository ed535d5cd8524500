export interface Description {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** The revision's date, such as `2026-10-01`. The time of printing would make every file different. */
  readonly date: string;
}

/**
 * Adds the author and the subject to a PDF, which Chromium omits. An incremental update at the file's end replaces the
 * information object (ISO 32000-1, 7.5.6).
 * @throws Error if Chromium writes its files in another form
 */
export function describe(printed: Buffer, { title, author, subject, date }: Description): Buffer {
  const time = `D:${date.replaceAll('-', '')}000000+00'00'`;
  // Keeps the length, so that no offset moves.
  const base = printed.toString('latin1').replace(/D:\d{14}\+00'00'/g, time);
  const [, info = ''] = find(base, /\/Info (\d+) 0 R/);
  const [, root = ''] = find(base, /\/Root (\d+) 0 R/);
  const [, size = ''] = find(base, /\/Size (\d+)/);
  const [, previous = ''] = find(base, /startxref\s+(\d+)\s+%%EOF\s*$/);
  const body = base.endsWith('\n') ? base : `${base}\n`;
  const object = `${info} 0 obj\n<</Title ${text(title)}\n/Author ${text(author)}\n/Subject ${text(subject)}\n/Producer (Chromium, Skia/PDF)\n/CreationDate (${time})\n/ModDate (${time})>>\nendobj\n`;
  const table = `xref\n${info} 1\n${String(body.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<</Size ${size}\n/Root ${root} 0 R\n/Info ${info} 0 R\n/Prev ${previous}>>\nstartxref\n${body.length + object.length}\n%%EOF\n`;
  return Buffer.from(body + object + table + trailer, 'latin1');
}

function find(file: string, pattern: RegExp): RegExpExecArray {
  const found = pattern.exec(file);
  if (!found) throw new Error(`The printed PDF has no ${pattern.source}`);
  return found;
}

/** A PDF string: UTF-16 with a byte order mark, in hexadecimal. */
function text(value: string): string {
  const utf16 = Buffer.from(`\uFEFF${value}`, 'utf16le').swap16();
  return `<${utf16.toString('hex').toUpperCase()}>`;
}
