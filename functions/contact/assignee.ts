import { type ApiError, invalidField } from '../http/api-error.ts';

/** The validation error of an assignee who is no staff user. */
export function unknownAssignee(): ApiError {
  return invalidField('assignee', 'unknown', 'is no staff user');
}
