import { randomKey } from '../api/idempotency.ts';
import { unlessBlocked } from '../ui/unless-blocked.ts';

/** What a visitor has typed into a form and not sent yet. It lasts as long as the tab. */
export type Draft = ReturnType<typeof draftOf>;

/**
 * The draft of a form in session storage, so that a link or a reload does not lose the message. Never put a consent
 * into `fields`: a box that we tick is no consent.
 */
export function draftOf(name: string, fields: readonly string[]) {
  const key = `draft-${name}`;
  // Also here, for browsers that block storage.
  let tried = Object(read(key)['tried']);
  const since = (): number => {
    const kept = read(key)['since'];
    return typeof kept === 'number' ? kept : Date.now();
  };
  return {
    /** Stores the form's texts. */
    keep(form: HTMLFormElement) {
      const texts = inputs(form, fields).map(({ name: field, value }) => [field, value]);
      const written = texts.filter(([, value]) => value !== '');
      if (written.length > 0)
        store(key, { since: since(), texts: Object.fromEntries(written), tried });
      else drop(key);
    },
    /** Fills in empty fields only: text in a field is newer. */
    restore(form: HTMLFormElement) {
      const texts = Object(read(key)['texts']);
      for (const input of inputs(form, fields)) {
        const text = texts[input.name];
        if (input.value !== '' || typeof text !== 'string') continue;
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    /** The `Idempotency-Key` of a submission: the same for the same content until the draft is dropped, also after a reload. */
    keyFor(content: string): string {
      if (tried.content !== content) tried = { content, key: randomKey() };
      store(key, { ...read(key), tried });
      return tried.key;
    },
    drop() {
      tried = {};
      drop(key);
    },
    /** What is stored of it, to compare. */
    stored: () => stored(key),
    /** When typing began, in milliseconds since 1970; now if there is no draft. */
    since,
  };
}

function inputs(form: HTMLFormElement, fields: readonly string[]) {
  return [...form.elements]
    .filter((each) => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement)
    .filter(({ name }) => fields.includes(name));
}

// If storage is blocked or full, the form works without a draft.
const store = (key: string, kept: object) =>
  unlessBlocked(() => sessionStorage.setItem(key, JSON.stringify(kept)));
const drop = (key: string) => unlessBlocked(() => sessionStorage.removeItem(key));
const stored = (key: string) => unlessBlocked(() => sessionStorage.getItem(key));

function read(key: string): Readonly<Record<string, unknown>> {
  return unlessBlocked(() => Object(JSON.parse(stored(key) ?? '{}'))) ?? {};
}
