import { fail } from '#tools/fail.ts';
import { rollBack } from '#operations/rollback.ts';

try {
  const [ref] = process.argv.slice(2);
  if (ref === undefined) throw new Error('Say what to go back to: npm run rollback -- HEAD~1');
  rollBack(ref);
} catch (error) {
  fail(error);
}
