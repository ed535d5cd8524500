/**
 * Ends the process with the error in one line on standard error. `DEBUG` or `CDK_DEBUG`, which `cdk --debug` sets, adds the
 * stack trace.
 */
export function fail(error: unknown): never {
  const line = error instanceof Error ? error.message : String(error);
  const traced = process.env['DEBUG'] || process.env['CDK_DEBUG'];
  const trace = error instanceof Error && traced ? `\n${error.stack}` : '';
  process.stderr.write(`${line}${trace}\n`);
  process.exit(1);
}
