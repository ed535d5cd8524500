/**
 * As much of CloudWatch Logs Insights as the runbook speaks: `filter` with and, or, ispresent, =, !=, >= and like,
 * then `stats … by …` or `display`. Nested fields are written with dots, others than letters in backticks.
 * See docs.aws.amazon.com/AmazonCloudWatch/latest/logs/CWL_QuerySyntax.html.
 */
export interface Found {
  readonly lines: readonly string[];
  /** Fields that the query counts, groups by or shows, and that none of the lines has. */
  readonly missing: readonly string[];
}

export function runQuery(query: string, lines: readonly string[]): Found {
  const commands = query.split(/\s*\|\s*/);
  const filters = commands.filter((command) => command.startsWith('filter '));
  const found = lines.filter((line) =>
    filters.every((filter) => matches(filter.slice('filter '.length), line)),
  );
  const named = commands.filter((command) => !filters.includes(command)).flatMap(fieldsIn);
  const missing = named.filter(
    (field) => !found.some((line) => valueOf(line, field) !== undefined),
  );
  return { lines: found, missing };
}

function matches(condition: string, line: string): boolean {
  return condition
    .split(' or ')
    .some((either) => either.split(' and ').every((part) => holds(part.trim(), line)));
}

/** @throws Error for a condition that is not understood here, so that none is passed over. */
function holds(condition: string, line: string): boolean {
  const [, present] = /^ispresent\((.+)\)$/.exec(condition) ?? [];
  if (present !== undefined) return valueOf(line, present) !== undefined;
  const [, field = '', operator = '', text = ''] = /^(\S+) (=|!=|>=) (.+)$/.exec(condition) ?? [];
  if (field === '') throw new Error(`Not understood: ${condition}`);
  const value = valueOf(line, field);
  // A comparison with a field that is not there holds for no line.
  if (value === undefined) return false;
  if (operator === '>=') return Number(value) >= Number(text);
  return (JSON.stringify(value) === text) === (operator === '=');
}

function fieldsIn(command: string): string[] {
  const names = command
    .replace(/^(?:stats|display) /, '')
    .replaceAll(/count\(\*\)|\b(?:pct|by)\b|, \d+\)/g, ' ')
    .match(/`[^`]+`|[@\w.]+/g);
  return names ?? [];
}

/** What CloudWatch finds in each line by itself is known under names that begin with "@". */
function valueOf(line: string, field: string): unknown {
  if (field === '@timestamp') return line;
  let value: unknown = JSON.parse(line);
  for (const key of field.startsWith('`') ? [field.replaceAll('`', '')] : field.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}
