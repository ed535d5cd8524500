/**
 * Replaces the SDK's credential provider chain in every bundle (`build/functions.ts`). Lambda sets the role's
 * credentials as these three variables, valid for the life of the process. The other providers (profiles, single
 * sign-on, web identities, instance metadata) take a quarter of a bundle, and none of them may ever decide a function's
 * identity.
 */
export function defaultProvider() {
  // oxlint-disable-next-line require-await -- the SDK asks for a promise
  return async () => {
    const sessionToken = process.env['AWS_SESSION_TOKEN'];
    return {
      accessKeyId: given('AWS_ACCESS_KEY_ID'),
      secretAccessKey: given('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken !== undefined && { sessionToken }),
    };
  };
}

/** @throws Error that names only the missing variable */
function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}
