import { describe, expect, it } from 'vitest';
import { ContactSearch } from '#contract/contact/search.ts';
import {
  nothingSought,
  searchProblems,
  searchRequest,
} from '#frontend/staff/search/search-request.ts';

const sought = { ...nothingSought, query: 'gudrun' };

describe('A search', () => {
  it('asks for words alone where nothing narrows it', () => {
    expect(searchRequest(sought)).toEqual({ query: 'gudrun' });
  });

  it('spans whole days of the reader, the last one included', () => {
    const request = searchRequest({
      ...sought,
      status: 'open',
      from: '2026-11-01',
      to: '2026-11-30',
    });

    expect(request).toEqual({
      query: 'gudrun',
      status: 'open',
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(2026, 11, 1).toISOString(),
    });
    expect(ContactSearch.parse(request)).toEqual(request);
  });

  it('leaves out what is no status', () => {
    expect(searchRequest({ ...sought, status: 'lost' })).toEqual({ query: 'gudrun' });
  });

  it.each([
    [{ query: '' }, ['query']],
    [{ query: 'a'.repeat(201) }, ['query']],
    [{ from: '2026-11-02', to: '2026-11-01' }, ['from']],
    [{ from: '2026-11-01', to: '2026-11-01' }, []],
    [{ to: '2026-11-01' }, []],
  ])('with %j has problems with %j', (changes, fields) => {
    const found = searchProblems({ ...sought, ...changes });
    expect(found.map(({ field }) => field)).toEqual(fields);
  });
});
