import { preflight } from '#operations/preflight.ts';
import { fail } from '#tools/fail.ts';
import { stageNamed } from '#infra/stages.ts';

try {
  const name = process.env['STAGE'] ?? 'development';
  for (const line of await preflight(name, stageNamed(name))) console.log(line);
} catch (error) {
  fail(error);
}
