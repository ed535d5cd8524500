import type { Role } from '#contract/role.ts';
import type { Runtime, RuntimeOptions } from 'cdk-laptop/runtime.ts';
import { readSettings } from 'cdk-laptop/settings.ts';
import { announce } from 'cdk-laptop/terminal.ts';

/**
 * The local settings: those of `cdk-laptop`, and the staff user.
 * @throws a one-line Error if one is invalid
 */
export function siteSettings(
  environment: NodeJS.ProcessEnv,
  flags: readonly string[] = [],
): RuntimeOptions {
  const { STAFF_USERNAME, STAFF_PASSWORD } = environment;
  return {
    ...readSettings(environment, flags),
    user: {
      username: STAFF_USERNAME || 'admin',
      groups: ['owner' satisfies Role],
      ...(STAFF_PASSWORD && { password: STAFF_PASSWORD }),
    },
  };
}

/** Prints the addresses of the site and the dashboard, and the staff user. */
export function printAddresses(runtime: Runtime, site = runtime.url): void {
  announce(runtime, { Site: site, Dashboard: `${site}/admin/dashboard` });
}
