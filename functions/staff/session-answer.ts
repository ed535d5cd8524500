import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import type { SessionAnswer } from '#contract/session.ts';
import { answer } from '../http/answer.ts';
import type { Tokens } from './cognito-store.ts';
import type { Challenge } from './password-store.ts';
import { challengeCookies, sessionCookies } from './session-cookies.ts';

/** Tells the browser what comes next and gives it the cookies for that. */
export function sessionAnswer(outcome: Tokens | Challenge): Result {
  return 'access' in outcome
    ? answer({ success: true, next: 'dashboard' } satisfies SessionAnswer, {
        cookies: sessionCookies(outcome),
      })
    : answer({ success: true, next: 'new-password' } satisfies SessionAnswer, {
        cookies: challengeCookies(outcome),
      });
}
