import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod/mini';
import { Notify } from '#contract/notify.ts';
import { retention } from '#contract/retention.ts';
import { RedirectRule, redirectRules } from './redirects.ts';

const hostname = z.string().check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]+$/));

/** Those that requests without a session reach, the authorizer among them. */
const PublicFunction = z.enum(['forms', 'links', 'signIn', 'session', 'vitals', 'authorizeStaff']);

/** Months for which rows are kept. */
function monthsUpTo(promised: number) {
  return z.int().check(
    z.positive(),
    z.maximum(promised, {
      error: `is longer than the ${promised} months of the privacy policy, which contract/retention.ts says`,
    }),
  );
}

const Domain = z.strictObject({
  name: hostname,
  /** Names whose visitors are sent to `name`, as from the apex to `www`; the certificate must hold them too. */
  otherNames: z.array(hostname),
  /** CloudFront reads its certificates in us-east-1 only. */
  certificateArn: z
    .string()
    .check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]+$/)),
});
export type Domain = z.infer<typeof Domain>;

const MailSettings = z.strictObject({
  from: z.email(),
  /**
   * Mails in 24 hours to addresses that nobody has confirmed, a fifth of them at once; the others wait. Anybody may
   * cause them, also to invented addresses, so it is well below what SES takes: 200 in its sandbox.
   */
  unconfirmedPerDay: z.int().check(z.minimum(10)),
});
export type MailSettings = z.infer<typeof MailSettings>;

/** Everything that differs between environments. */
export const Stage = z
  .strictObject({
    /** Left out: the site has the distribution's own cloudfront.net name. */
    domain: z.optional(Domain),
    /** The first rule that matches a visitor wins. */
    redirects: z.array(RedirectRule),
    /** Raise by one to rotate the secret between CloudFront and the API; see docs/decisions. */
    originSecretGeneration: z.int().check(z.positive()),
    /**
     * What browsers ask by HTTPS alone, for two years after their last visit: the names of the site, every name below them
     * as well, or all that from before the first visit (hstspreload.org). The last two also bind other systems: with an
     * apex among the names, every host of the domain. Nobody can take that back sooner, so the domain's owner decides.
     */
    hsts: z.enum(['site', 'subdomains', 'preload']),
    logRetention: z.enum(RetentionDays),
    /**
     * For how long contacts, and what staff did, are kept: at most what the privacy policy promises. Rows that are stored
     * already learn of a shorter time by `npm run staff -- set-expiry`.
     */
    retention: z.strictObject({
      contacts: monthsUpTo(retention.contacts),
      activity: monthsUpTo(retention.activity),
    }),
    /** Whether staff prove with a code from an authenticator app that they are themselves. */
    secondFactor: z.enum(['required', 'off']),
    /**
     * Reserved concurrency of the public functions, so that a flood of one starves no other, and no flood takes what the
     * staff's need. Lambda keeps 100 of the account's concurrency unreserved: the quota must be at least their sum plus 100.
     */
    reservedConcurrency: z.partialRecord(PublicFunction, z.int().check(z.positive())),
    /**
     * Whether a web ACL stands in front of the distribution: $10 a month, and 60 cents a million requests. A stage with
     * a domain may be without one. Only API Gateway's throttles and the functions' token buckets limit requests then:
     * nothing limits an address on pages and assets, and a flood of an API route may use up its throttle for everybody.
     */
    firewall: z.boolean(),
    /** Whether CloudFront writes down each request of a page or an asset. The API and the functions always log. */
    accessLog: z.boolean(),
    /**
     * Whether alarms and a dashboard watch the site, and page speed becomes metrics for it: $13 a month. A budget
     * watches every stage.
     */
    alarms: z.boolean(),
    /** Whether a function checks the site's main job every five minutes, and its failures raise alarms. */
    canary: z.boolean(),
    /** Who gets notifications: at once for `page`, in the morning for `ticket`. */
    alarmEmails: z.strictObject({ page: z.email(), ticket: z.email() }),
    /** How the site writes. Left out: it sends no mail. */
    mail: z.optional(MailSettings),
    /**
     * Whether a subscription counts only once its owner has confirmed it by a mail. If not, anybody can put anybody's
     * address on the list.
     */
    doubleOptIn: z.boolean(),
    /** Who is notified of a new contact that is not spam. */
    notify: Notify,
    /** US dollars that the account's month may cost before `ticket` gets an e-mail. */
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
    z.refine(({ alarms, canary }) => alarms || !canary, {
      path: ['canary'],
      error: 'a canary needs alarms, which report what it finds',
    }),
    z.refine(({ mail, notify }) => mail !== undefined || notify.emails.length === 0, {
      path: ['mail'],
      error: 'who is notified by mail gets it from an address',
    }),
    z.refine(({ mail, doubleOptIn }) => mail !== undefined || !doubleOptIn, {
      path: ['mail'],
      error: 'who confirms a subscription gets a mail from an address',
    }),
  );
export type Stage = z.infer<typeof Stage>;

/** What stages have in common until one of them says otherwise. */
const common = {
  redirects: redirectRules,
  originSecretGeneration: 1,
  hsts: 'site',
  retention,
  /** 155 in all. */
  reservedConcurrency: {
    forms: 60,
    links: 20,
    signIn: 20,
    session: 20,
    vitals: 15,
    authorizeStaff: 20,
  },
  alarmEmails: { page: 'on-call@quietgrid.example', ticket: 'operations@quietgrid.example' },
  doubleOptIn: true,
  notify: { emails: ['team@quietgrid.example'], webhooks: [], withMessage: false },
} satisfies Partial<Stage>;

const stages: Readonly<Record<string, Stage>> = {
  development: {
    ...common,
    logRetention: RetentionDays.ONE_WEEK,
    secondFactor: 'off',
    firewall: false,
    accessLog: false,
    alarms: false,
    canary: false,
    mail: { from: 'website@quietgrid.example', unconfirmedPerDay: 100 },
    monthlyBudget: 20,
  },
  production: {
    ...common,
    logRetention: RetentionDays.THREE_MONTHS,
    secondFactor: 'required',
    firewall: true,
    accessLog: true,
    alarms: true,
    canary: true,
    mail: { from: 'website@mail.quietgrid.example', unconfirmedPerDay: 500 },
    monthlyBudget: 100,
  },
};

/** @throws Error in one line where there is no such environment. */
export function settingsOf(name: string): Stage {
  const stage = stages[name];
  if (stage) return stage;
  throw new Error(`No stage "${name}": choose ${Object.keys(stages).join(' or ')}.`);
}

/** @throws Error in one line that names the first setting to break a rule. */
export function parseStage(stage: Stage): Stage {
  const { error, data } = Stage.safeParse(stage);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`infra/stages.ts: ${issue?.path.join('.')}: ${issue?.message}.`);
}

/**
 * The settings of an environment, checked.
 * @throws Error in one line where there is no such environment, or where its settings break a rule.
 */
export function stageNamed(name: string): Stage {
  return parseStage(settingsOf(name));
}
