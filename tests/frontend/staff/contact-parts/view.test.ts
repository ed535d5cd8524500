import { describe, expect, it } from 'vitest';
import { contactAt } from '#frontend/staff/pages.ts';
import { pathAfterSignIn, signInPathFor } from '#frontend/staff/signin/after-sign-in.ts';
import {
  contactPath,
  fits,
  listQueryOf,
  originOf,
  queryOf,
  viewIn,
  viewPath,
} from '#frontend/staff/contact-parts/view.ts';

describe('the view of the contacts', () => {
  it.each([
    ['', {}],
    ['?status=open', { status: 'open' }],
    ['?status=spam&assignee=none', { status: 'spam', assignee: 'none' }],
    ['?assignee=anna%2Bb', { assignee: 'anna+b' }],
    ['?status=all', { status: 'all' }],
    ['?assignee=anna&order=oldest', { assignee: 'anna', order: 'oldest' }],
    ['?only=overdue', { only: 'overdue' }],
  ])('%j is the address of a view', (search, view) => {
    expect(viewIn(search)).toEqual(view);
    expect(queryOf(viewIn(search))).toBe(search);
  });

  it.each([
    ['', '?status=todo'],
    ['?status=all', ''],
    ['?status=open&assignee=none', '?status=open&assignee=none'],
    ['?assignee=anna&order=oldest', '?status=todo&assignee=anna&order=oldest'],
    ['?only=overdue', '?status=overdue&order=oldest'],
    ['?only=snoozed&assignee=anna', '?status=snoozed&assignee=anna'],
  ])('%j asks the API for %j', (search, query) => {
    expect(listQueryOf(viewIn(search))).toBe(query);
  });

  it('leaves out what is no status, order or part', () => {
    expect(viewIn('?status=lost&assignee=&order=newest&only=few')).toEqual({});
  });

  it('stays in the address while the other tab is open', () => {
    const search = '?tab=newsletter&status=open&assignee=none';
    expect(viewPath(viewIn(search), { tab: 'newsletter' })).toBe(`/admin/dashboard${search}`);
    expect(viewPath(viewIn(search))).toBe('/admin/dashboard?status=open&assignee=none');
  });

  it.each([
    ['', false, '/admin/dashboard'],
    ['?status=open&assignee=none', false, '/admin/dashboard?status=open&assignee=none'],
    ['', true, '/admin/search'],
    ['?status=open&assignee=none', true, '/admin/search?status=open&assignee=none'],
  ])(
    '%j is where a contact leads back to; from the search (%j) by way of it',
    (view, from, origin) => {
      const path = contactPath('7K3M-QX9R', viewIn(view), from);
      const search = path.replace('/admin/contacts/7K3M-QX9R', '');
      expect(viewIn(search)).toEqual(viewIn(view));
      expect(originOf(search)).toBe(origin);
    },
  );

  it.each([
    [{}, true],
    [{ status: 'all' }, true],
    [{ status: 'open' }, true],
    [{ status: 'closed' }, false],
    [{ assignee: 'ben' }, true],
    [{ assignee: 'anna' }, false],
    [{ assignee: 'none' }, false],
    [{ status: 'open', assignee: 'ben' }, true],
    [{ status: 'closed', assignee: 'ben' }, false],
  ] as const)('%j has a contact that is open and ben’s: %s', (view, expected) => {
    expect(fits({ status: 'open', assignee: 'ben' }, view)).toBe(expected);
  });

  it.each([
    ['new', true],
    ['open', true],
    ['answered', false],
    ['closed', false],
    ['spam', false],
  ] as const)('begins with what is to be done: %s, %s', (status, expected) => {
    expect(fits({ status, assignee: null }, {})).toBe(expected);
  });

  it('of nobody’s contacts has those without an assignee', () => {
    expect(fits({ status: 'open', assignee: null }, { assignee: 'none' })).toBe(true);
  });
});

describe('a sign-in', () => {
  it.each([
    ['', '/admin/dashboard'],
    ['?tab=newsletter', '/admin/dashboard?tab=newsletter'],
    ['?status=open&assignee=none', '/admin/dashboard?status=open&assignee=none'],
    ['?contact=7K3M-QX9R', '/admin/contacts/7K3M-QX9R'],
    ['?campaign=7K3M-QX9R', '/admin/campaigns/7K3M-QX9R'],
    ['?campaign=..%2F..%2Fcontact', '/admin/dashboard'],
    ['?contact=..%2F..%2Fcontact', '/admin/dashboard'],
    ['?contact=%2F%2Fevil.example', '/admin/dashboard'],
    ['?tab=newsletter&status=open', '/admin/dashboard?tab=newsletter&status=open'],
    ['?tab=//evil.example', '/admin/dashboard'],
    ['?page=//evil.example', '/admin/dashboard'],
    ['?page=adminSignin', '/admin/dashboard'],
    ['?page=about', '/admin/dashboard'],
  ])('with %j leads to %s', (search, path) => {
    expect(pathAfterSignIn(search)).toBe(path);
  });

  it.each([
    '/admin/dashboard',
    '/admin/dashboard?tab=newsletter',
    '/admin/dashboard?status=open&assignee=none',
    '/admin/dashboard?tab=newsletter&status=open',
    '/admin/search',
    '/admin/person',
    '/admin/audit',
    '/admin/import',
    '/admin/contacts/7K3M-QX9R',
    '/admin/campaigns',
    '/admin/campaigns/7K3M-QX9R',
  ])('leads back to %s', (path) => {
    const { pathname, search } = new URL(path, 'https://staff.example');
    const [, query = ''] = /^\/admin\/signin(.*)$/.exec(signInPathFor({ pathname, search })) ?? [];
    expect(pathAfterSignIn(query)).toBe(path);
  });
});

describe('the address of a contact', () => {
  it.each([
    ['/admin/contacts/7K3M-QX9R', '7K3M-QX9R'],
    ['/admin/contacts/7K3M-QX9R/', '7K3M-QX9R'],
    ['/admin/contacts/', undefined],
    ['/admin/contacts/:id', undefined],
    ['/admin/contacts/a/b', undefined],
    ['/admin/contact', undefined],
    ['/admin/contacts/%2e%2e', undefined],
  ])('%s names %s', (path, id) => {
    expect(contactAt(path)).toBe(id);
  });
});
