import { describe, expect, it, vi } from 'vitest';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import { contactLists } from '#frontend/staff/dashboard/lists.ts';
import { listStore } from '#frontend/staff/list/list-store.ts';
import { markSignedOut } from '#frontend/staff/session/signed-in.ts';
import { fits, viewIn } from '#frontend/staff/contacts/view.ts';

const next = (cursor: string) => `</api/contact?cursor=${cursor}>; rel="next"`;
const row = (id: string, status: ContactSubmission['status'] = 'new') => {
  const told = { firstName: 'Ada', lastName: 'Lovelace', company: '', phone: '', timeZone: '' };
  const sent = { businessEmail: '', message: '', submittedAt: '2026-11-20T12:00:00.000Z' };
  return { ...told, ...sent, id, status, assignee: null, suspicions: undefined, version: 1 };
};
const page = (ids: string, link: string | null = null) => ({
  kind: 'success' as const,
  data: ids.split('').map((id) => row(id)),
  link,
  etag: `"${ids}"`,
});

const query = '?status=new';
const newStore = () =>
  listStore<ContactSubmission>(
    () => Promise.reject(new Error('Nothing is fetched here.')),
    (each, of) => fits(each, viewIn(of)),
  );
const ids = (store: ReturnType<typeof newStore>, of = query) =>
  store
    .stateOf(of)
    .rows.map(({ id }) => id)
    .join('');

/** A store in which two pages of the new contacts are loaded. */
function filled() {
  const store = newStore();
  store.take(query, page('dc', next('c')));
  store.load(query);
  store.take(query, page('ba'));
  return store;
}

describe('the lists that are loaded', () => {
  it('come back with every page, and are not asked for again', () => {
    const store = filled();
    store.reopen(query);
    expect(ids(store)).toBe('dcba');
    expect(store.stateOf(query)).toMatchObject({ loading: false, busy: false, next: null });
  });

  it('show a changed contact in its place, and without it when they come back', () => {
    const store = filled();
    store.mapRows((each) => (each.id === 'c' ? row('c', 'open') : each));
    expect(ids(store)).toBe('dcba');
    expect(store.stateOf(query).rows[1]?.status).toBe('open');
    store.reopen(query);
    expect(ids(store)).toBe('dba');
  });

  it('do not bring back the older row with the newest first page', () => {
    const store = filled();
    store.mapRows((each) => (each.id === 'c' ? row('c', 'open') : each));
    store.showNewest(query);
    expect(store.stateOf(query).rows[1]?.status).toBe('open');
  });

  it('are asked for again where nothing could be loaded', () => {
    const store = newStore();
    store.take(query, { kind: 'unreachable', reason: 'network' });
    expect(store.stateOf(query)).toMatchObject({ failed: true, busy: false });
    store.reopen(query);
    expect(store.stateOf(query)).toMatchObject({ failed: false, busy: true, next: query });
  });

  it('keep what is loaded where the next page fails', () => {
    const store = newStore();
    store.take(query, page('dc', next('c')));
    store.load(query);
    store.take(query, { kind: 'unreachable', reason: 'network' });
    store.reopen(query);
    expect(ids(store)).toBe('dc');
    expect(store.stateOf(query)).toMatchObject({ failed: true, next: '?cursor=c' });
  });

  it('begin anew when a view is chosen', () => {
    const store = filled();
    store.forget(query);
    expect(store.stateOf(query)).toMatchObject({ rows: [], loading: true, busy: true });
  });

  it('do not outlast the session', () => {
    vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } });
    contactLists.take(query, page('dc'));
    contactLists.narrow({ text: 'ada' });
    markSignedOut();
    expect(contactLists.stateOf(query).rows).toEqual([]);
    expect(contactLists.narrowing()).toEqual({ text: '', spamHidden: false });
  });
});
