import { billOf, type Line } from './bill.ts';
import type { Inventory } from './inventory.ts';
import { issueBill, newsletterBill } from './newsletter.ts';
import { pricesAsOf, sources } from './prices.ts';
import {
  billedMilliseconds,
  dispatch,
  list as subscribers,
  logged,
  perView,
  rows,
  staffUsers,
} from './traffic.ts';

/** Page views of a month: of people who try the site out, and of visitors. */
const volumes = { development: [1000], production: [10_000, 1_000_000, 100_000_000] };

/** Subscribers. */
const lists = [1000, 100_000];

const dollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** docs/cost.md: the month of both stages, and what it rests on. */
export function costReport(development: Inventory, production: Inventory): string {
  return `# What a month costs

US dollars for each stage with so many page views, before taxes. \`npm run cost\` writes this page from the synthesized
templates and the price table \`operations/cost/prices.ts\`: list prices of us-east-1 as of ${pricesAsOf}, written down by
hand and not fetched. Look at AWS's own pages before you promise anything. No free tier is taken off, since it belongs to
the account and to its age.

${billTable(development, production)}

## A newsletter's list

What so many subscribers add in a month. ${plain.format(subscribers.joining * 100)} % of them join within it, each with a mail to confirm and one of welcome, and ${plain.format(subscribers.leaving * 100)} % leave.

${newsletterTable()}

## From the templates

${partsTable(development, production)}

## Assumed of visitors (\`operations/cost/traffic.ts\`)

${list([
  `a page view is ${perView.requests} requests and ${plain.format(perView.bytes / 1000)} KB; every third one is a document, the others are drawn by the router`,
  `the edge asks the bucket for ${plain.format(perView.cacheMisses * 100)} % of them, a firewall blocks or counts ${plain.format(logged * 100)} %`,
  `every third view reports its speed, 2 in 1,000 send a message, 1 in 1,000 subscribes; rows are kept for ${rows.monthsKept} months`,
  `a call is billed for ${billedMilliseconds} ms, a look into the outbox for ${dispatch.milliseconds} ms`,
  `${staffUsers} people of the staff, with some hundred sign-ins and some thousand lists a month`,
  'visitors in North America: in Europe a gigabyte costs the same and a request about a fifth more, elsewhere both cost more',
])}

## Where the prices are from

${list([...new Set(Object.values(sources))].map((url) => `<${url}>`))}

## How to spend less

${list([
  'Up to a hundred thousand views the fixed part decides: the firewall, alarms and secrets. Each but the secrets is a setting of the stage (`infra/stages.ts`).',
  'Beyond, bytes and requests do: lighter pictures save twice. From 10 TB a month on, CloudFront has prices to agree on; it also has flat-rate plans with firewall, functions and logs in them, which CDK cannot order yet.',
  "The edge's access log costs about a fifth of what its requests do; `recordFields` in `infra/constructs/access-log.ts` says what a line holds.",
])}
`;
}

function billTable(development: Inventory, production: Inventory): string {
  const columns = [
    ...volumes.development.map((views) => ({
      stage: 'development',
      views,
      inventory: development,
    })),
    ...volumes.production.map((views) => ({ stage: 'production', views, inventory: production })),
  ];
  const bills = columns.map(({ views, inventory }) => billOf(inventory, views));
  const [first = []] = bills;
  const body = first.map(({ service, item }, index) =>
    [service, item].concat(bills.map((bill) => dollars.format(bill[index]?.dollars ?? 0))),
  );
  const totals = bills.map((bill) => `**${dollars.format(totalOf(bill))}**`);
  const perThousand = bills.map((bill, index) =>
    dollars.format((1000 * totalOf(bill)) / (columns[index]?.views ?? 1)),
  );
  return table(
    ['Service', 'For', ...columns.map(({ stage, views }) => `${stage}, ${plain.format(views)}`)],
    [...body, ['**All**', '', ...totals], ['A thousand views', '', ...perThousand]],
    2,
  );
}

function newsletterTable(): string {
  const bills = lists.map(newsletterBill);
  const [first = []] = bills;
  return table(
    ['For', ...lists.map((size) => `${plain.format(size)} subscribers`)],
    [
      ...first.map(({ item }, index) =>
        [item].concat(bills.map((bill) => dollars.format(bill[index]?.dollars ?? 0))),
      ),
      ['**All**', ...bills.map((bill) => `**${dollars.format(totalOf(bill))}**`)],
      [
        'beside it, one newsletter to all, sent by SES',
        ...lists.map((size) => dollars.format(issueBill(size))),
      ],
    ],
    1,
  );
}

function count(type: string) {
  return (inventory: Inventory) => inventory.count(type);
}

function partsTable(...inventories: readonly Inventory[]): string {
  const row = (part: string, amountIn: (inventory: Inventory) => number) =>
    [part].concat(inventories.map((inventory) => plain.format(amountIn(inventory))));
  return table(
    ['Part', 'development', 'production'],
    [
      row('web ACLs', count('AWS::WAFv2::WebACL')),
      row('their rules', ({ firewallRules }) => firewallRules),
      row('functions', ({ functions }) => functions.length),
      row('memory of all functions, GB', ({ functions }) =>
        functions.reduce((sum, { gigabytes }) => sum + gigabytes, 0),
      ),
      row('edge functions for a document', ({ edgeFunctions }) => edgeFunctions.document),
      row('edge functions for an asset', ({ edgeFunctions }) => edgeFunctions.asset),
      row('tables, on demand', count('AWS::DynamoDB::GlobalTable')),
      row('secrets', count('AWS::SecretsManager::Secret')),
      row('access logs of the edge', count('AWS::Logs::Delivery')),
      row('alarms', count('AWS::CloudWatch::Alarm')),
      row('metrics that alarms watch', ({ alarmMetrics }) => alarmMetrics),
      row('dashboards', count('AWS::CloudWatch::Dashboard')),
      row('checks of the canary a month', ({ scheduled }) => scheduled['CheckSite'] ?? 0),
      row('looks into the outbox a month', ({ scheduled }) => scheduled['Dispatch'] ?? 0),
      row('months that logs are kept', ({ logMonths }) => logMonths),
    ],
    1,
  );
}

function totalOf(bill: readonly Pick<Line, 'dollars'>[]): number {
  return bill.reduce((sum, line) => sum + line.dollars, 0);
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** In columns of one width, as the formatter wants them; figures, which begin after so many columns, to the right. */
function table(
  head: readonly string[],
  body: readonly (readonly string[])[],
  firstFigure: number,
): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width, column) =>
    column < firstFigure ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const padded = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column < firstFigure ? cell.padEnd(width) : cell.padStart(width);
  };
  return [head, rule, ...body].map((row) => `| ${row.map(padded).join(' | ')} |`).join('\n');
}
