import { describe, expect, it } from 'vitest';
import {
  contactAt,
  pathAfterSignIn,
  signInPathFor,
  signInPathTo,
} from '#frontend/staff/after-sign-in.ts';
import { listBefore, fromList, queryOf, viewIn } from '#frontend/staff/view.ts';

describe('the view of the contacts', () => {
  it.each([
    ['', {}],
    ['?status=open', { status: 'open' }],
    ['?status=spam&assignee=none', { status: 'spam', assignee: 'none' }],
    ['?assignee=anna%2Bb', { assignee: 'anna+b' }],
  ])('%j is one address and one query of the API', (search, view) => {
    expect(viewIn(search)).toEqual(view);
    expect(queryOf(viewIn(search))).toBe(search);
  });

  it('leaves out what is no status', () => {
    expect(viewIn('?status=lost&assignee=')).toEqual({});
  });

  it('is where a contact’s page leads back to', () => {
    expect(listBefore(fromList('?status=open'))).toBe('/admin/dashboard?status=open');
    expect(listBefore(null)).toBe('/admin/dashboard');
    expect(listBefore({ list: '//evil.example' })).toBe('/admin/dashboard');
  });
});

describe('a sign-in', () => {
  it.each([
    ['', '/admin/dashboard'],
    ['?tab=newsletter', '/admin/dashboard?tab=newsletter'],
    ['?status=open&assignee=none', '/admin/dashboard?status=open&assignee=none'],
    ['?contact=7K3M-QX9R', '/admin/contacts/7K3M-QX9R'],
    ['?contact=..%2F..%2Fcontact', '/admin/dashboard'],
    ['?contact=%2F%2Fevil.example', '/admin/dashboard'],
    ['?tab=//evil.example', '/admin/dashboard'],
    ['?page=//evil.example', '/admin/dashboard'],
    ['?page=adminSignin', '/admin/dashboard'],
    ['?page=about', '/admin/dashboard'],
  ])('with %j leads to %s', (search, path) => {
    expect(pathAfterSignIn(search)).toBe(path);
  });

  it.each(['', '?tab=newsletter', '?status=open&assignee=none'])(
    'leads back to the dashboard with %j',
    (search) => {
      const [, query = ''] = /^\/admin\/signin(.*)$/.exec(signInPathFor(search)) ?? [];
      expect(pathAfterSignIn(query)).toBe(`/admin/dashboard${search}`);
    },
  );

  it.each(['/admin/dashboard', '/admin/audit'])('leads back to %s', (path) => {
    const [, query = ''] = /^\/admin\/signin(.*)$/.exec(signInPathTo(path)) ?? [];
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
    ['/admin/contacts/%2e%2e', undefined],
  ])('%s names %s', (path, id) => {
    expect(contactAt(path)).toBe(id);
  });
});
