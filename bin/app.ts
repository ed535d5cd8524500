import { createApp } from '#infra/app.ts';
import { fail } from '#tools/fail.ts';

try {
  createApp({ root: '.' }).synth();
} catch (error) {
  fail(error);
}
