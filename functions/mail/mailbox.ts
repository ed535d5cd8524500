/**
 * `"Ada" <ada@example.com>`. A name outside of ASCII becomes encoded words (RFC 2047, section 2: 75 characters each), since
 * SES has no SMTPUTF8.
 */
export function mailbox(name: string, address: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  const shown = /^[ -~]*$/.test(line) ? `"${line.replaceAll(/["\\]/g, '\\$&')}"` : encoded(line);
  return `${shown} <${address}>`;
}

/** Ten characters are 40 bytes of UTF-8 at most, and 56 of base64. */
function encoded(name: string): string {
  const characters = Array.from(name);
  const words: string[] = [];
  for (let at = 0; at < characters.length; at += 10) {
    const bytes = Buffer.from(characters.slice(at, at + 10).join(''));
    words.push(`=?UTF-8?B?${bytes.toString('base64')}?=`);
  }
  return words.join(' ');
}
