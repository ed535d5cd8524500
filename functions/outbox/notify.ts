import { Notify } from '#contract/notify.ts';
import { fromEnvironment } from '../http/environment.ts';

/** Whom the stage notifies of a new contact. */
export const notify = Notify.parse(JSON.parse(fromEnvironment('NOTIFY')));
