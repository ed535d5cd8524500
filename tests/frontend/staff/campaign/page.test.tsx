import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { StaffUser } from '#contract/account.ts';
import type { Campaign } from '#contract/campaign.ts';
import { recipientDays, secondsOfDay } from '#contract/retention.ts';
import { campaignQuery } from '#frontend/staff/campaign/campaign-query.ts';
import { startedWords } from '#frontend/staff/campaign/content.ts';
import { Component } from '#frontend/staff/campaign/page.tsx';
import { dashboard } from '#frontend/staff/content.ts';
import { usersQuery } from '#frontend/staff/data/queries.ts';
import { paths } from '#frontend/staff/pages.ts';
import { draft } from './campaign.ts';

const sent: Campaign = { ...draft, status: 'sent' };
const { id } = sent;

/** The page of a newsletter after the list of users was asked for. */
async function shown(users?: () => Promise<StaffUser[]>, campaign = sent): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(campaignQuery(id).queryKey, { campaign, lastNewsAt: 0 });
  if (users) await client.prefetchQuery({ ...usersQuery, queryFn: users, retry: false });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[paths.campaign(id)]}>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const failing = () => Promise.reject(new Error('not reached'));
const ben = { username: 'ben', isYou: false };

test('A newsletter waits for the list of users', async () => {
  expect(await shown()).toContain(dashboard.loading);
});

test.each([
  ['names its reader', () => Promise.resolve([{ ...ben, isYou: true }])],
  ['does not name its reader', () => Promise.resolve([ben])],
  ['fails', failing],
])('A newsletter shows once the list of users has loaded or failed: it %s', async (_, users) => {
  const html = await shown(users);

  expect(html).toContain(startedWords.noLinks);
  expect(html).not.toContain(dashboard.loading);
});

test.each([
  [recipientDays - 1, true],
  [recipientDays, false],
])('A newsletter that started %d days ago can be resumed: %s', async (days, canResume) => {
  const startedAt = new Date(Date.now() - days * secondsOfDay * 1000).toISOString();
  const html = await shown(failing, { ...sent, status: 'paused', startedAt });

  expect(html.includes(`>${startedWords.resume}<`)).toBe(canResume);
  expect(html.includes(startedWords.lost)).toBe(!canResume);
});
