import { staffCommand } from '#operations/staff/command.ts';
import { fail } from '#tools/fail.ts';

try {
  console.log(await staffCommand(process.argv.slice(2), process.env));
} catch (error) {
  fail(error);
}
