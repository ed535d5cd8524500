import type { ContactSearchPage } from '#contract/contact/search.ts';
import type { ContactSubmission } from '#contract/contact/submission.ts';
import type { FieldError } from '#contract/error.ts';
import { fieldErrorsOf } from '../../api/client.ts';
import { callForStaff, callInBackground } from '../../api/staff.ts';
import { updated } from '../list/arrivals.ts';
import { onSignedOut } from '../session/signed-in.ts';
import { nothingSought, searchRequest, type Sought } from './search-request.ts';

export interface SearchState {
  readonly sought: Sought;
  readonly items: readonly ContactSubmission[];
  /** The ids of those that have a word in their notes alone. */
  readonly inNotes: readonly string[];
  readonly busy: boolean;
  readonly failed: boolean;
  /** Of the next page; null before a search and after its last page. */
  readonly cursor: string | null;
  /** Null until a page has come. */
  readonly searchedBackTo: string | null;
  /** Pages that have come since the words were entered. */
  readonly pages: number;
}

const key = 'staff-search';

/**
 * The tab's last search with what it has found, until the tab is signed out: Back from a contact finds it as it was
 * left. A reload knows the words alone. They are in no address, which servers log and sites are told of.
 */
let state: SearchState = begin(remembered());
let request = new AbortController();
const listeners = new Set<() => void>();

onSignedOut(() => {
  request.abort();
  remember(null);
  change(begin(nothingSought));
});

export const searchStore = {
  state: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Searches anew.
   * @returns what the server says is wrong with the words
   */
  search: (sought: Sought): Promise<readonly FieldError[]> => {
    remember(sought);
    change(begin(sought));
    return fetchPage();
  },
  /** Goes on where the last page ended, or fetches the one that failed. */
  goOn: () => void fetchPage(),
  /** What is shown, as it is now: somebody may have opened one of the contacts. A reload searches again. */
  refresh: async () => {
    const { sought, busy, pages } = state;
    if (busy || sought.query === '') return;
    if (pages === 0) {
      void fetchPage();
      return;
    }
    const outcome = await callInBackground('POST /contact/search', { body: searchRequest(sought) });
    if (outcome.kind !== 'success' || state.sought !== sought) return;
    change({ ...state, items: updated(state.items, outcome.data.items) });
  },
};

async function fetchPage(): Promise<readonly FieldError[]> {
  const { sought, cursor } = state;
  request.abort();
  const { signal } = (request = new AbortController());
  change({ ...state, busy: true, failed: false });
  const body = { ...searchRequest(sought), ...(cursor !== null && { cursor }) };
  const outcome = await callForStaff('POST /contact/search', { body, signal });
  if (signal.aborted || outcome.kind === 'signed-out') return [];
  if (outcome.kind === 'success') {
    change(withPage(state, outcome.data));
    return [];
  }
  const errors = fieldErrorsOf(outcome);
  change(errors.length > 0 ? begin(sought) : { ...state, busy: false, failed: true });
  return errors;
}

function begin(sought: Sought): SearchState {
  return {
    sought,
    items: [],
    inNotes: [],
    busy: false,
    failed: false,
    cursor: null,
    searchedBackTo: null,
    pages: 0,
  };
}

/** A contact that changed meanwhile may come twice. */
function withPage(before: SearchState, page: ContactSearchPage): SearchState {
  const shown = new Set(before.items.map(({ id }) => id));
  return {
    ...before,
    inNotes: [...before.inNotes, ...page.inNotes],
    items: [...before.items, ...page.items.filter(({ id }) => !shown.has(id))],
    busy: false,
    cursor: page.cursor ?? null,
    searchedBackTo: page.searchedBackTo,
    pages: before.pages + 1,
  };
}

function change(next: SearchState): void {
  state = next;
  for (const listener of listeners) listener();
}

function remembered(): Sought {
  try {
    const stored: Partial<Sought> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { ...nothingSought, ...stored };
  } catch {
    // Blocked storage.
    return nothingSought;
  }
}

function remember(sought: Sought | null): void {
  try {
    if (sought === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(sought));
  } catch {
    // Blocked storage: a reload forgets the words.
  }
}
