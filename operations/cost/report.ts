import { billOf, type Line } from './bill.ts';
import type { Inventory } from './inventory.ts';
import { pricesAsOf } from './prices.ts';
import { billedMilliseconds, perView, refused, rows, staffUsers } from './traffic.ts';

const volumes = [10_000, 1_000_000, 100_000_000];

const dollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** docs/cost.md: the month of a production stage at each volume, and what it rests on. */
export function costReport(inventory: Inventory): string {
  const bills = volumes.map((views) => billOf(inventory, views));
  const [first = []] = bills;
  const body = first.map(({ service, item }, index) =>
    [service, item].concat(bills.map((bill) => dollars.format(bill[index]?.dollars ?? 0))),
  );
  const totals = bills.map((bill) => `**${dollars.format(totalOf(bill))}**`);
  const perThousand = bills.map((bill, index) =>
    dollars.format((1000 * totalOf(bill)) / (volumes[index] ?? 1)),
  );
  return `# What a month costs

US dollars for a production stage with so many page views, before taxes. \`npm run cost\` writes this page from the
synthesized templates and the price table \`operations/cost/prices.ts\`, list prices of us-east-1 as of ${pricesAsOf} that
were written down by hand and not fetched: look at AWS's own pages before you promise anything. No free tier is taken
off, since it belongs to the account and to when that was opened.

${table(
  ['Service', 'For', ...volumes.map((views) => plain.format(views))],
  [...body, ['**All**', '', ...totals], ['A thousand views', '', ...perThousand]],
)}

## From the templates

${list([
  `${inventory.count('AWS::WAFv2::WebACL')} web ACL with ${inventory.firewallRules} rules`,
  `${inventory.functions.length} functions, ${memory(inventory)}`,
  `${inventory.edgeFunctions.document} edge functions for a document, ${inventory.edgeFunctions.asset} for an asset`,
  `${inventory.count('AWS::DynamoDB::GlobalTable')} tables, on demand: two with an index and point-in-time recovery, one of counters`,
  `${inventory.count('AWS::SecretsManager::Secret')} secrets`,
  `${inventory.count('AWS::CloudWatch::Alarm')} alarms on ${inventory.alarmMetrics} metrics, ${inventory.count('AWS::CloudWatch::Dashboard')} dashboard`,
  `${plain.format(inventory.scheduled)} walks of the canary`,
  `logs kept for ${plain.format(inventory.logMonths)} months`,
])}

## Assumed of visitors (\`operations/cost/traffic.ts\`)

${list([
  `a page view is ${perView.requests} requests and ${plain.format(perView.bytes / 1000)} KB; every third one is a document, the others are drawn by the router`,
  `the edge asks the bucket for ${plain.format(perView.cacheMisses * 100)} % of them, the firewall refuses or counts ${plain.format(refused * 100)} %`,
  `every third view reports its speed, 2 in 1,000 send a message, 1 in 1,000 subscribes; rows are kept for ${rows.monthsKept} months`,
  `a call is billed for ${billedMilliseconds} ms`,
  `${staffUsers} people of the staff, with some hundred sign-ins and some thousand lists a month`,
  'visitors in North America: in Europe a gigabyte costs the same and a request about a fifth more, elsewhere both cost more',
])}

## What to turn

${list([
  'Up to a hundred thousand views the fixed part decides: the firewall, alarms and secrets. A development stage costs the same.',
  'Beyond, octets and requests do: lighter pictures save twice. From 10 TB a month on, CloudFront has prices to agree on; it also has flat-rate plans with firewall, functions and logs in them, which CDK cannot order yet.',
  "The edge's access log costs about a fifth of what its requests do; `recordFields` in `infra/constructs/access-log.ts` says what a line holds.",
])}
`;
}

function totalOf(bill: readonly Line[]): number {
  return bill.reduce((sum, line) => sum + line.dollars, 0);
}

function memory({ functions }: Inventory): string {
  const sizes = [...new Set(functions.map(({ gigabytes }) => `${gigabytes * 1024} MB`))];
  return `of ${sizes.join(' or ')}`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function isFigure(column: number): boolean {
  return column > 1;
}

/** In columns of one width, as the formatter wants them; figures to the right. */
function table(head: readonly string[], rowsOf: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rowsOf.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (isFigure(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isFigure(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), line(rule), ...rowsOf.map(line)].join('\n');
}
