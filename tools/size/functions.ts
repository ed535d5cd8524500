import { kebabCase } from '#infra/names.ts';
import type { FunctionName } from '#infra/table-access.ts';
import { paths } from '#build/site.ts';
import type { Budgeted } from './budget.ts';
import { heaviest, readModules } from './modules.ts';

/**
 * The most that Node may read at a cold start of a function, in kilobytes (1,000 bytes), not compressed. DynamoDB's client
 * is 255 of them, Cognito's some 40 more; SES's and the texts of all mails are in `dispatch`. What a
 * function loads only when it needs it is not counted: the judge of passwords, and the numbering plans of the world.
 */
const budgets: Readonly<Record<FunctionName, number>> = {
  audit: 260,
  authorizeStaff: 65,
  canary: 48,
  dispatch: 397,
  feedback: 262,
  forms: 274,
  inbox: 322,
  links: 262,
  person: 277,
  session: 331,
  settings: 276,
  signIn: 311,
  subscribers: 275,
  vitals: 72,
};

/** Weighs every function. */
export function functionSizes(root: string): Budgeted[] {
  const modules = readModules(root, paths.functionModules);
  return Object.entries(budgets).map(([key, bundle]) => {
    const name = kebabCase(key);
    const parts = Object.values(modules[name] ?? {});
    const kilobytes = parts.reduce((sum, bytes) => sum + bytes, 0) / 1000;
    return {
      name,
      kilobytes: { bundle: kilobytes },
      budget: { bundle },
      modules: heaviest([{ name, kilobytes }], modules),
    };
  });
}
