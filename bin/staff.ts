import { staffCommand } from '#build/staff/command.ts';
import { fail } from '#infra/fail.ts';

try {
  console.log(await staffCommand(process.argv.slice(2), process.env));
} catch (error) {
  fail(error);
}
