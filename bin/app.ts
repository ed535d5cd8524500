import { createApp } from '#infra/app.ts';

try {
  createApp({ root: '.' }).synth();
} catch (error) {
  console.error(process.env['CDK_DEBUG'] ? error : (error as Error).message);
  process.exitCode = 1;
}
