import { onTestFinished } from 'vitest';
import { notify } from '#functions/outbox/notify.ts';

/** Changes whom the stage notifies, until the test ends. */
export function notifyOnly(changes: Partial<typeof notify>): void {
  const before = { ...notify };
  Object.assign(notify, changes);
  onTestFinished(() => void Object.assign(notify, before));
}
