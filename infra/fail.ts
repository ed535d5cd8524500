/**
 * Ends the process with what went wrong, in one line. `cdk --debug`, which sets `CDK_DEBUG`, shows where.
 */
export function fail(error: unknown): void {
  const line = error instanceof Error ? error.message : String(error);
  const trace = error instanceof Error && process.env['CDK_DEBUG'] ? `\n${error.stack}` : '';
  process.stderr.write(`${line}${trace}\n`);
  process.exitCode = 1;
}
