import { InboxSettings } from '#contract/inbox.ts';
import { fromEnvironment, isInEnvironment } from '../http/environment.ts';

/** How the stage receives mail and answers it; undefined if it does neither. */
export const stageInbox = isInEnvironment('INBOX')
  ? InboxSettings.parse(JSON.parse(fromEnvironment('INBOX')))
  : undefined;

/** Hours after which a contact that waits for an answer is overdue, also where the stage promises nothing. */
export const answerHours = stageInbox?.answerHours ?? 24;
