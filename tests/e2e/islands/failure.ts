import type { Page } from 'playwright/test';

/** What a part of a page says whose code did not come, and its way out. */
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });
export const tryAgain = (page: Page) => failure(page).getByRole('button', { name: 'Try again' });
