/** Wraps a line of plain text at `width` characters. URLs may be longer. */
export function wrap(line: string, width = 72): string {
  // The signature delimiter ends in a space.
  if (line === '-- ') return line;
  const lines = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (longer.length > width && last !== '') lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.join('\n');
}
