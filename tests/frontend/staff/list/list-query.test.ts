import { InfiniteQueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { fits, viewIn } from '#frontend/staff/contact-parts/view.ts';
import { changeContacts } from '#frontend/staff/contact-parts/lists.ts';
import { queryClient } from '#frontend/staff/data/query-client.ts';
import {
  forgetList,
  type ListPage,
  listQuery,
  newestKey,
  reopenList,
  rowsOf,
} from '#frontend/staff/list/list-query.ts';
import { markSignedOut } from '#frontend/staff/session/signed-in.ts';
import { submission } from '../../../contact.ts';

const row = (id: string, status: ContactSubmission['status'] = 'new') => ({
  ...submission,
  id,
  status,
});
const page = (ids: string, next: string | null = null): ListPage<ContactSubmission> => ({
  rows: ids.split('').map((id) => row(id)),
  etag: `"${ids}"`,
  next,
  lastNewsAt: 0,
});

const route = 'GET /contact';
const query = '?status=new';
const { queryKey } = listQuery<typeof route>(route, query);
const shown = () => rowsOf<ContactSubmission>(queryClient.getQueryData(queryKey));
const ids = () =>
  shown()
    .map(({ id }) => id)
    .join('');
const reopen = () => reopenList(route, query, (each, of) => fits(each, viewIn(of)));
const open = (id: string) => changeContacts((each) => (each.id === id ? row(id, 'open') : each));

describe('the lists that are loaded', () => {
  beforeEach(() => {
    queryClient.clear();
    const pages = [page('dc', '?cursor=c'), page('ba')];
    queryClient.setQueryData(queryKey, { pages, pageParams: [query, '?cursor=c'] });
    queryClient.setQueryData(newestKey(route, query), pages[0]);
  });

  it('come back with every page', () => {
    reopen();
    expect(ids()).toBe('dcba');
  });

  it('are not read again when they are shown once more', () => {
    const options = listQuery<typeof route>(route, query);
    const observer = new InfiniteQueryObserver(queryClient, { ...options, enabled: false });
    const leave = observer.subscribe(() => {});
    observer.setOptions({ ...options, enabled: true });
    expect(observer.getCurrentResult().fetchStatus).toBe('idle');
    leave();
  });

  it('show a changed contact in its place, and without it when they come back', () => {
    open('c');
    expect(ids()).toBe('dcba');
    expect(shown()[1]?.status).toBe('open');
    reopen();
    expect(ids()).toBe('dba');
  });

  it('know the changed contact in the newest first page too', () => {
    open('c');
    const newest = queryClient.getQueryData<ListPage<ContactSubmission>>(newestKey(route, query));
    expect(newest?.rows[1]?.status).toBe('open');
  });

  it('begin anew when a view is chosen', () => {
    forgetList(route, query);
    expect(shown()).toEqual([]);
  });

  it('do not outlast the session', () => {
    markSignedOut();
    expect(shown()).toEqual([]);
  });
});
