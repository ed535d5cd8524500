import { InboxSettings } from '#contract/inbox.ts';
import { fromEnvironment } from '../http/environment.ts';

/** The stage's inbox. */
export const inbox = InboxSettings.parse(JSON.parse(fromEnvironment('INBOX')));
