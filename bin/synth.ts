import { paths } from '#build/site.ts';
import { fail } from '#tools/fail.ts';
import { synthesize } from '#infra/synth.ts';

try {
  for (const warning of synthesize({ root: '.' })) console.warn(warning);
  console.log(`Synthesized into ${paths.assembly}`);
} catch (error) {
  fail(error);
}
