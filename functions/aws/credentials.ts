/**
 * Stands in every bundle for the SDK's chain of credential providers (`build/functions.ts`): Lambda gives a
 * function its role's credentials as these three variables, for as long as its process lives. The chain would
 * bring profiles, single sign-on, web identities and instance metadata along, a quarter of a bundle, and none
 * of it may ever decide who a function is.
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

/** @throws Error that names the variable where it is missing, and nothing else */
function given(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is missing.`);
  return value;
}
