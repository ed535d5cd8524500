import { expect, test } from 'vitest';
import { CampaignRequest } from '#contract/campaign.ts';
import { problemsIn } from '#frontend/staff/campaign/draft-problems.ts';

const text = { subject: 'Locks', preheader: '', body: '', tags: [], isPublic: false };

test.each([
  [{}],
  [{ subject: 'x'.repeat(201) }],
  [{ subject: 'a\u0007b' }],
  [{ preheader: 'x'.repeat(201) }],
  [{ body: 'x'.repeat(40_001) }],
  [{ body: 'a\u0000b' }],
  [{ tags: ['a"b'] }],
  [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }],
  [{ tags: ['offers', '/contact'] }],
])('A draft of %j is refused here where the API refuses it', (change) => {
  const draft = { ...text, ...change };
  const found = [...problemsIn(draft).keys()];
  expect(found).toEqual(CampaignRequest.safeParse(draft).success ? [] : Object.keys(change));
});
