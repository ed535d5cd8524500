import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import * as z from 'zod/mini';
import { InboxSettings } from '#contract/inbox.ts';
import { Notify } from '#contract/notify.ts';
import { retention } from '#contract/retention.ts';
import { RedirectRule, redirectRules } from './redirects.ts';

const hostname = z.string().check(z.regex(/^(?:[a-z0-9-]+\.)+[a-z]+$/));

/** Functions that requests without a session reach, including the authorizer, and the one that any mail calls. */
const PublicFunction = z.enum([
  'forms',
  'links',
  'signIn',
  'session',
  'vitals',
  'authorizeStaff',
  'receive',
]);

/** A retention time in months. */
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
  /** Names that redirect to `name`, such as the apex to `www`. The certificate must cover them. */
  otherNames: z.array(hostname),
  /** CloudFront requires a certificate in us-east-1. */
  certificateArn: z
    .string()
    .check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[0-9a-f-]+$/)),
});
export type Domain = z.infer<typeof Domain>;

const MailSettings = z.strictObject({
  from: z.email(),
  /**
   * Limit of mails to unconfirmed addresses in 24 hours, a fifth of them in a burst. More mails wait. Anybody can trigger
   * them, even to invented addresses, so it stays well below the quota of SES: 200 in its sandbox.
   */
  unconfirmedPerDay: z.int().check(z.minimum(10)),
});
export type MailSettings = z.infer<typeof MailSettings>;

/** The settings that differ between environments. */
export const Stage = z
  .strictObject({
    /** Default: the distribution's own cloudfront.net name. */
    domain: z.optional(Domain),
    /** The first rule that matches a visitor wins. */
    redirects: z.array(RedirectRule),
    /** Raise by one to rotate the secret between CloudFront and the API; see docs/decisions. */
    originSecretGeneration: z.int().check(z.positive()),
    /**
     * Browsers use HTTPS only, for two years after their last visit, on the names of the site, also on all subdomains, or even
     * before the first visit (hstspreload.org). With an apex among the names, the last two bind every host of the domain.
     * Nobody can revoke that sooner, so the domain's owner decides.
     */
    hsts: z.enum(['site', 'subdomains', 'preload']),
    logRetention: z.enum(RetentionDays),
    /**
     * How many months contacts and the staff's activity are stored: at most what the privacy policy promises. After
     * shortening it, run `npm run staff -- set-expiry` for the rows that exist.
     */
    retention: z.strictObject({
      contacts: monthsUpTo(retention.contacts),
      activity: monthsUpTo(retention.activity),
    }),
    /** Whether staff sign in with a code from an authenticator app. */
    secondFactor: z.enum(['required', 'off']),
    /**
     * Reserved concurrency of the public functions, so that a flood of one starves neither the others nor the staff's.
     * Lambda leaves 100 of the account's concurrency unreserved, so the quota must be at least their sum plus 100.
     */
    reservedConcurrency: z.partialRecord(PublicFunction, z.int().check(z.positive())),
    /**
     * Whether a web ACL protects the distribution: $10 a month and 60 cents a million requests. Without it, only API
     * Gateway's throttles and the functions' token buckets limit requests. Nothing then limits an address on pages and
     * assets, and a flood of an API route can exhaust its throttle for everybody.
     */
    firewall: z.boolean(),
    /** Whether CloudFront logs requests of pages and assets. The API and the functions always log. */
    accessLog: z.boolean(),
    /** Whether there are alarms, a dashboard and metrics of page speed: $13 a month. Every stage has a budget. */
    alarms: z.boolean(),
    /** Whether a canary checks the site's main job every five minutes. Its failures raise alarms. */
    canary: z.boolean(),
    /** Recipients of notifications: immediately for `page`, in the morning for `ticket`. */
    alarmEmails: z.strictObject({ page: z.email(), ticket: z.email() }),
    /** Default: the site sends no mail. */
    mail: z.optional(MailSettings),
    /**
     * Where customers write and where replies come from. SES receives its mail once the domain's MX record and the
     * account's active rule set say so: see docs/deploying.md. Default: staff read the forms' messages only.
     */
    inbox: z.optional(InboxSettings),
    /** Whether a subscription counts only after confirmation by mail. If not, anybody can subscribe anybody's address. */
    doubleOptIn: z.boolean(),
    /** Recipients of notifications about new contacts that are not spam. */
    notify: Notify,
    /** US dollars a month for the whole account, beyond which `ticket` gets an email. */
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
    z.refine(({ mail, inbox }) => mail !== undefined || inbox === undefined, {
      path: ['mail'],
      error: 'an inbox answers, so the stage sends mail',
    }),
  );
export type Stage = z.infer<typeof Stage>;

/** Defaults of all stages. */
const common = {
  redirects: redirectRules,
  originSecretGeneration: 1,
  hsts: 'site',
  retention,
  /** 160 in total. */
  reservedConcurrency: {
    forms: 60,
    links: 20,
    signIn: 20,
    session: 20,
    vitals: 15,
    authorizeStaff: 20,
    // Each call stores everything that waits, so few are enough for any number of mails.
    receive: 5,
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
    inbox: { address: 'support@quietgrid.example', acknowledges: true, answerHours: 24 },
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
    inbox: { address: 'support@mail.quietgrid.example', acknowledges: true, answerHours: 24 },
    monthlyBudget: 100,
  },
};

/** @throws a one-line Error if there is no such stage */
export function settingsOf(name: string): Stage {
  const stage = stages[name];
  if (stage) return stage;
  throw new Error(`No stage "${name}": choose ${Object.keys(stages).join(' or ')}.`);
}

/** @throws a one-line Error that names the first invalid setting */
export function parseStage(stage: Stage): Stage {
  const { error, data } = Stage.safeParse(stage);
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`infra/stages.ts: ${issue?.path.join('.')}: ${issue?.message}.`);
}

/**
 * Returns the validated settings of a stage.
 * @throws a one-line Error if there is no such stage or its settings are invalid
 */
export function stageNamed(name: string): Stage {
  return parseStage(settingsOf(name));
}
