import { paths } from '#build/site.ts';
import { synthesize } from '#infra/synth.ts';

try {
  const warnings = synthesize({ root: '.' });
  for (const warning of warnings) console.warn(warning);
  console.log(`Synthesized into ${paths.assembly}`);
} catch (error) {
  console.error(process.env['CDK_DEBUG'] ? error : (error as Error).message);
  process.exitCode = 1;
}
