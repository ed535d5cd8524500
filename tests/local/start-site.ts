import { startRuntime, type Runtime, type RuntimeOptions } from 'cdk-laptop/runtime.ts';

type User = NonNullable<Runtime['user']>;

/** The running local stack and its staff user. */
export interface Site extends Runtime {
  readonly staff: User;
}

interface SiteOptions extends Omit<RuntimeOptions, 'user'> {
  readonly staff?: NonNullable<RuntimeOptions['user']>;
}

/** Starts the product with a staff user: `admin`, unless the options name another. */
export async function startSite({
  staff = { username: 'admin' },
  ...options
}: SiteOptions): Promise<Site> {
  const runtime = await startRuntime({ ...options, user: staff });
  return { ...runtime, staff: runtime.user ?? staff };
}
