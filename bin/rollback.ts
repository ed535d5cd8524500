import { fail } from '#tools/fail.ts';
import { rollBack } from '#operations/rollback.ts';

try {
  const [ref] = process.argv.slice(2);
  if (ref === undefined) throw new Error('Usage: npm run rollback -- COMMIT, such as HEAD~1');
  rollBack(ref);
} catch (error) {
  fail(error);
}
