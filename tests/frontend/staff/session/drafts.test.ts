import { beforeEach, expect, test, vi } from 'vitest';
import { reportSessionEnd } from '#frontend/api/activity.ts';
import { draftOf, restoreDrafts } from '#frontend/staff/session/drafts.ts';

/** A browser's storage: its entries are properties. */
class FakeStorage {
  setItem(name: string, text: string) {
    Object.assign(this, { [name]: text });
  }

  removeItem(name: string) {
    Reflect.deleteProperty(this, name);
  }
}

let browser: FakeStorage;
let tab: FakeStorage;
beforeEach(() => {
  reportSessionEnd(true);
  [browser, tab] = [new FakeStorage(), new FakeStorage()];
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
});

const contact = '7K3M-QX9R';

test('A reply that is being written stays in its browser until it is sent or its author logs out', () => {
  const name = `reply ${contact} anna`;
  const { keep, read } = draftOf('reply', 'anna', contact);
  keep('The lock fits.');
  expect(browser).toEqual({ [name]: 'The lock fits.' });
  expect(draftOf('reply', 'ben', contact).read()).toBe('');

  // With a session that ends, the server has the browser clear its storage.
  browser.removeItem(name);
  reportSessionEnd();
  restoreDrafts();
  expect(browser).toEqual({ [name]: 'The lock fits.' });

  keep('');
  expect(browser).toEqual({});

  keep('Once more.');
  reportSessionEnd(true);
  restoreDrafts();
  expect([browser, read()]).toEqual([{}, '']);
});

test('A note that is being written stays in its tab alone', () => {
  draftOf('note', 'anna', contact).keep('Call back.');
  expect([browser, tab]).toEqual([{}, { [`note ${contact} anna`]: 'Call back.' }]);
});

test('Nothing is kept while its author is not known', () => {
  draftOf('reply', null, contact).keep('Whose?');
  expect([browser, tab]).toEqual([{}, {}]);
});

test.each(['reply', 'campaign'] as const)(
  'What another tab keeps of a %s, or no longer keeps, counts here, too',
  async (kind) => {
    const tabs = new EventTarget();
    vi.stubGlobal('document', {});
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    vi.resetModules();
    const { draftOf: draftHere } = await import('#frontend/staff/session/drafts.ts');
    const { read, keep } = draftHere(kind, 'anna', contact);
    const tell = (newValue: string | null) =>
      tabs.dispatchEvent(
        Object.assign(new Event('storage'), { key: `${kind} ${contact} anna`, newValue }),
      );
    keep('Old');
    tell('New');
    expect(read()).toBe('New');
    tell(null);
    expect(read()).toBe('');
    vi.unstubAllGlobals();
  },
);
