import { getCountryDataList } from 'countries-list';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod/mini';

const countries = getCountryDataList();
const continentCodes = countries.map(({ continent }) => continent);
const countryCodes = countries.map(({ iso2 }) => iso2);

const siteUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

const target = {
  location: siteUrl,
  /** The site has our pages at the same paths, below its location: a deep link leads to the same page there. */
  samePaths: z.optional(z.boolean()),
};

/** Sends the visitors of a continent or of a country to another site. */
export const RedirectRule = z.union([
  z.strictObject({ continent: z.enum(continentCodes), ...target }),
  z.strictObject({ country: z.enum(countryCodes), ...target }),
]);
export type RedirectRule = z.infer<typeof RedirectRule>;

const hostname = z.string().check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]+$/));

/** Everything that differs between environments. */
export const Stage = z
  .strictObject({
    /** Left out: the site answers on the distribution's own cloudfront.net name. */
    domain: z.optional(
      z.strictObject({
        name: hostname,
        /** Names whose visitors are sent to `name`, as from the apex to `www`; the certificate must hold them too. */
        otherNames: z.array(hostname),
        /** CloudFront reads its certificates in us-east-1 only. */
        certificateArn: z
          .string()
          .check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]+$/)),
      }),
    ),
    /** The first rule that matches a visitor wins. */
    redirects: z.array(RedirectRule),
    /** Raise by one to rotate the secret between CloudFront and the API; see docs/decisions. */
    originSecretGeneration: z.int().check(z.positive()),
    /**
     * Whether browsers may ship the domain in their list of those that are never asked by plain HTTP. Once it is
     * listed (hstspreload.org), every name below it needs HTTPS, also those of other systems, and leaving takes
     * months: false until the domain's owner has decided so.
     */
    hstsPreload: z.boolean(),
    logRetention: z.enum(RetentionDays),
    /** Whether staff prove with a code from an authenticator app that they are themselves. */
    secondFactor: z.enum(['required', 'off']),
    /**
     * Executions at once of each function that strangers reach, so that a flood of one starves no other. Lambda
     * keeps 100 of the account's for all the rest: the quota must be their sum and 100 at least.
     */
    publicConcurrency: z.int().check(z.positive()),
    /** Who hears of an alarm: at once for `page`, in the morning for `ticket`. */
    alarmEmails: z.strictObject({ page: z.email(), ticket: z.email() }),
    /** US dollars that the account's month may cost before somebody hears of it. */
    monthlyBudget: z.number().check(z.positive()),
  })
  .check(
    z.refine(
      ({ domain, redirects }) =>
        redirects.every(({ location }) => {
          const host = URL.parse(location)?.hostname ?? '';
          return domain?.name !== host && !domain?.otherNames.includes(host);
        }),
      { path: ['redirects'], error: 'a rule sends visitors back to this very site' },
    ),
    z.refine(({ domain, secondFactor }) => domain === undefined || secondFactor === 'required', {
      path: ['secondFactor'],
      error: 'a site with a domain is in use, so its staff need a second factor',
    }),
  );
export type Stage = z.infer<typeof Stage>;

/**
 * As the specification orders them, so that Egypt, which lies in Africa, never reaches its own rule. Swap the two
 * lines to send Egypt's visitors to Egypt's own site.
 */
const redirects: RedirectRule[] = [
  { continent: 'AF', location: 'https://africa.quietgrid.example/' },
  { country: 'EG', location: 'https://egypt.quietgrid.example/' },
];

const alarmEmails = { page: 'on-call@quietgrid.example', ticket: 'operations@quietgrid.example' };

const stages: Record<string, Stage> = {
  development: {
    redirects,
    originSecretGeneration: 1,
    hstsPreload: false,
    logRetention: RetentionDays.ONE_WEEK,
    secondFactor: 'off',
    publicConcurrency: 10,
    alarmEmails,
    monthlyBudget: 20,
  },
  production: {
    redirects,
    originSecretGeneration: 1,
    hstsPreload: false,
    logRetention: RetentionDays.THREE_MONTHS,
    secondFactor: 'required',
    publicConcurrency: 20,
    alarmEmails,
    monthlyBudget: 100,
  },
};

/**
 * The settings of an environment, checked.
 * @throws Error in one line where there is no such environment, or where its settings break a rule.
 */
export function stageNamed(name: string): Stage {
  const stage = stages[name];
  if (!stage) {
    throw new Error(`No stage "${name}": choose ${Object.keys(stages).join(' or ')}.`);
  }
  return parseStage(stage);
}

/** @throws Error in one line that names the first setting to break a rule. */
export function parseStage(stage: Stage): Stage {
  const { error, data } = Stage.safeParse(stage);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`infra/stages.ts: ${issue?.path.join('.')}: ${issue?.message}.`);
}
