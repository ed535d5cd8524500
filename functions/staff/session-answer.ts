import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import type { SessionAnswer } from '#contract/session.ts';
import { answer } from '../http/answer.ts';
import { issueSecret } from './code-store.ts';
import type { Challenge, Tokens } from './cognito-store.ts';
import { browserCookie } from './known-browser.ts';
import { challengeCookies } from './challenge-cookie.ts';
import { rememberBrowser, sessionCookies } from './session-cookies.ts';

/**
 * Tells the browser what comes next in a sign-in and gives it the cookies for that.
 * @throws Refusal where a second factor has to be set up and Cognito gives no secret for it.
 */
export async function signInAnswer(outcome: Tokens | Challenge, username: string): Promise<Result> {
  if ('access' in outcome) {
    const cookies = [...sessionCookies(outcome), rememberBrowser(browserCookie(username))];
    return answer({ success: true, next: 'dashboard' } satisfies SessionAnswer, { cookies });
  }
  if (outcome.step !== 'set-up-code') {
    return answer({ success: true, next: outcome.step } satisfies SessionAnswer, {
      cookies: challengeCookies(outcome),
    });
  }
  const { secret, ...challenge } = await issueSecret(outcome);
  return answer({ success: true, next: 'set-up-code', secret } satisfies SessionAnswer, {
    cookies: challengeCookies(challenge),
  });
}

/** Tells the browser that its session goes on, and gives it the cookies for that. */
export function extendedAnswer(tokens: Tokens): Result {
  return answer({ success: true, next: 'dashboard' } satisfies SessionAnswer, {
    cookies: sessionCookies(tokens),
  });
}
