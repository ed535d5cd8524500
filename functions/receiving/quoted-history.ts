/** A mail's own text, and the history that its sender's program has quoted. Together they hold all lines. */
export interface SplitText {
  readonly text: string;
  readonly quoted: string;
}

/** "On Friday, Ada wrote:" in the languages of our customers, without the rest of the line. */
const verbs =
  /(?:\bwrote|\bwrites|\bschrieb|\ba [ée]crit|\bescribi[óo]|\bha scritto|\bschreef|\bnapisał|\bpisze)/i;
const openings = /^(?:On|In a message|Am|Le|El|Il|Op|W dniu|Dnia)\s/i;

/** Lines over which programs wrap it, and its maximum length. */
const attributionLines = 3;
const attributionLength = 400;

const separator =
  /^\s*-{2,}\s*(?:Original Message|Urspr(?:ü|ue)ngliche Nachricht|Message d['’]origine|Message original|Mensaje original|Messaggio originale|Oorspronkelijk bericht|Oryginalna wiadomość|Wiadomość oryginalna)\s*-{2,}\s*$/i;

/** A forwarded mail is what its sender wants to show, so it stays with the text. */
const forwarded =
  /^\s*(?:-{2,}\s*)?(?:Begin forwarded message|Forwarded message|Weitergeleitete Nachricht|Anfang der weitergeleiteten|Message transféré|Début du message réexpédié|Mensaje reenviado|Messaggio inoltrato|Inizio messaggio inoltrato|Doorgestuurd bericht|Begin doorgestuurd bericht|Wiadomość przekazana)/i;

/** Outlook's header of the quoted mail. */
const sender = /^[*\s]*(?:From|Von|De|Da|Van|Od)[*\s]*:/i;
const sent =
  /^[*\s]*(?:Sent|Date|Gesendet|Datum|Envoyé(?: le)?|Enviado(?: el)?|Fecha|Inviato|Data|Verzonden|Wysłano)[*\s]*:/i;
const addressed =
  /^[*\s]*(?:To|Subject|An|Betreff|À|A|Objet|Para|Asunto|Oggetto|Aan|Onderwerp|Do|Temat)[*\s]*:/i;
const rule = /^\s*_{20,}\s*$/;
const anyField = /^[*\s]*[^\s:][^:]{0,30}:[*\s]*\S/;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const isQuote = (line: string | undefined) => line?.startsWith('>') === true;

/**
 * Splits the quoted history off a mail's text. Answers between quoted lines stay in their place, since they mean nothing
 * without them.
 */
export function splitHistory(given: string): SplitText {
  const lines = given.split('\n');
  const start = historyStart(lines);
  if (start !== undefined) return split(lines, start, lines.length);
  const last = lines.findLastIndex((line) => isQuote(line));
  if (last === -1) return { text: given.trim(), quoted: '' };
  const first = firstOfBlock(lines, last);
  const before = lines.slice(0, first);
  const after = lines.slice(last + 1);
  const signature = after.findIndex((line) => !isBlank(line));
  const isEnd = signature === -1 || /^-- ?$/.test(after[signature] ?? '');
  return isEnd || before.every(isBlank)
    ? split(lines, first, last + 1)
    : { text: given.trim(), quoted: '' };
}

/** @param to the line after the history */
function split(lines: readonly string[], from: number, to: number): SplitText {
  const [before, quoted, after] = [lines.slice(0, from), lines.slice(from, to), lines.slice(to)];
  const parts = [before, after].map((part) => part.join('\n').trim());
  return {
    text: parts.filter((part) => part !== '').join('\n\n'),
    quoted: quoted.join('\n').trim(),
  };
}

/** Where a history begins that goes on to the end, and is not marked line by line: at the end if nothing is one. */
function historyStart(lines: readonly string[]): number | undefined {
  let hasText = false;
  for (const [at, line] of lines.entries()) {
    if (forwarded.test(line)) return lines.length;
    if (hasText && (separator.test(line) || isHeader(lines, at))) return at;
    if (hasText && isAttribution(lines, at) && !isQuoteNext(lines, at)) return at;
    hasText ||= !isBlank(line) && !isQuote(line);
  }
  return undefined;
}

/** Whether a mail's header begins here: `From:`, `Sent:`, `To:`, or in any language below a rule. */
function isHeader(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const next = nonBlank(lines, at + 1, 5);
  if (rule.test(line)) {
    const fields = next.filter((other) => anyField.test(other));
    return fields.length >= 3 && fields.some((field) => field.includes('@') || sender.test(field));
  }
  return (
    sender.test(line) &&
    next.some((other) => sent.test(other)) &&
    next.some((other) => addressed.test(other))
  );
}

function nonBlank(lines: readonly string[], from: number, count: number): string[] {
  return lines
    .slice(from, from + 2 * count)
    .filter((line) => !isBlank(line))
    .slice(0, count);
}

function isAttribution(lines: readonly string[], at: number): boolean {
  return attributionEnd(lines, at) !== undefined;
}

function isQuoteNext(lines: readonly string[], at: number): boolean {
  const end = attributionEnd(lines, at) ?? at;
  return isQuote(lines.slice(end + 1, end + 6).find((line) => !isBlank(line)));
}

/** The last line of an attribution that begins here: `On <date>, <name> wrote:`. */
function attributionEnd(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? '';
  const count = openings.test(line) ? attributionLines : 1;
  for (let end = at; end < at + count && end < lines.length; end += 1) {
    if (isQuote(lines[end]) || isBlank(lines[end])) return undefined;
    if (lines[end]?.trimEnd().endsWith(':')) {
      return namesWriter(lines.slice(at, end + 1), verbs) ? end : undefined;
    }
  }
  return undefined;
}

function namesWriter(lines: readonly string[], said: RegExp): boolean {
  const text = lines.map((line) => line.trim()).join(' ');
  return text.length <= attributionLength && /\d/.test(text) && said.test(text);
}

/** The first line of the block of quoted lines that ends here, with the line that says whose they are. */
function firstOfBlock(lines: readonly string[], last: number): number {
  let first = last;
  for (let at = last; at >= 0 && (isQuote(lines[at]) || isBlank(lines[at])); at -= 1) {
    if (isQuote(lines[at])) first = at;
  }
  const end = lines.slice(0, first).findLastIndex((line) => !isBlank(line));
  // Two empty lines are more than any program leaves there.
  if (end === -1 || first - end > 3 || !lines[end]?.trimEnd().endsWith(':')) return first;
  for (let at = end; at > end - attributionLines && at >= 0; at -= 1) {
    if (isBlank(lines[at]) || isQuote(lines[at])) break;
    if (attributionEnd(lines, at) === end) return at;
  }
  // In any language: a line above quoted ones with a date or an address, and a colon.
  return namesWriter(lines.slice(end, end + 1), /@|\d[.:/-]\d/) ? end : first;
}
