/** US dollars, before taxes, in us-east-1. Written down by hand: nothing here is fetched. */
export const pricesAsOf = '2026-11-01';

/** [up to so many, price of each]; the last has no end. */
export type Tiers = readonly (readonly [upTo: number, price: number])[];

const million = 1e6;
const terabytes = 1024;

export const prices = {
  cloudFront: {
    /**
     * To North America and Europe, a gigabyte; the rest of the world costs up to half as much again, and beyond
     * 50 TB up to four times as much.
     */
    gigabyte: [
      [10 * terabytes, 0.085],
      [50 * terabytes, 0.08],
      [150 * terabytes, 0.06],
      [500 * terabytes, 0.04],
      [1024 * terabytes, 0.03],
      [5 * 1024 * terabytes, 0.025],
      [Infinity, 0.02],
    ],
    httpsRequest: 1 / million,
    functionCall: 0.1 / million,
  },
  webAcl: { acl: 5, rule: 1, request: 0.6 / million },
  s3: { gigabyteMonth: 0.023, put: 5 / million, get: 0.4 / million },
  httpApi: {
    request: [
      [300 * million, 1 / million],
      [Infinity, 0.9 / million],
    ],
  },
  /** On Arm. */
  lambda: { request: 0.2 / million, gigabyteSecond: 0.000_013_333_4 },
  dynamoDb: {
    write: 0.625 / million,
    read: 0.125 / million,
    gigabyteMonth: 0.25,
    recoverableGigabyteMonth: 0.2,
  },
  /** For each who signs in within the month. */
  cognito: { user: 0.015 },
  secretsManager: { secret: 0.4 },
  logs: { gigabyte: 0.5, gigabyteMonth: 0.03 },
  cloudWatch: { alarm: 0.1, dashboard: 3, metric: 0.3 },
  sns: { email: 20 / million },
  ses: { mail: 100 / million },
  sqs: { request: 0.4 / million },
  events: { scheduled: 0 },
  budgets: { budget: 0 },
} as const satisfies Record<string, Record<string, number | Tiers>>;

const pricingPages = 'https://aws.amazon.com';

/** AWS's own page of each price above. */
export const sources: Readonly<Record<keyof typeof prices, string>> = {
  cloudFront: `${pricingPages}/cloudfront/pricing/`,
  webAcl: `${pricingPages}/waf/pricing/`,
  s3: `${pricingPages}/s3/pricing/`,
  httpApi: `${pricingPages}/api-gateway/pricing/`,
  lambda: `${pricingPages}/lambda/pricing/`,
  dynamoDb: `${pricingPages}/dynamodb/pricing/on-demand/`,
  cognito: `${pricingPages}/cognito/pricing/`,
  secretsManager: `${pricingPages}/secrets-manager/pricing/`,
  logs: `${pricingPages}/cloudwatch/pricing/`,
  cloudWatch: `${pricingPages}/cloudwatch/pricing/`,
  sns: `${pricingPages}/sns/pricing/`,
  ses: `${pricingPages}/ses/pricing/`,
  sqs: `${pricingPages}/sqs/pricing/`,
  events: `${pricingPages}/eventbridge/pricing/`,
  budgets: `${pricingPages}/aws-cost-management/aws-budgets/pricing/`,
};

/** What an amount costs where the first so many have one price and the next another. */
export function tiered(amount: number, tiers: Tiers): number {
  let from = 0;
  let total = 0;
  for (const [upTo, price] of tiers) {
    total += Math.max(0, Math.min(amount, upTo) - from) * price;
    from = upTo;
  }
  return total;
}
