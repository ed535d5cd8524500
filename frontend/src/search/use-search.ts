import { useEffect, useState } from 'react';
import { search, startSearch } from './client.ts';
import type { Hit } from './found.ts';

/**
 * Milliseconds without a key after which a word counts as typed. Searching at each letter would load other excerpts.
 */
const settled = 200;

export interface Answer {
  /** The searched words. */
  readonly words: string;
  /** Undefined if the search failed to load. */
  readonly found: readonly Hit[] | undefined;
}

/**
 * The result for the words, or for the previous words until it arrives.
 * @returns undefined without words, and before the first result
 */
export function useSearch(words: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (words === '') return undefined;
    let wanted = true;
    startSearch();
    let failed = false;
    const ask = async () => {
      const found = await search(words);
      if (!wanted) return;
      failed = !found;
      setAnswer({ words, found });
    };
    // The visitor may send the same words again.
    const retry = () => {
      if (!failed) return;
      failed = false;
      setAnswer(undefined);
      void ask();
    };
    const timer = setTimeout(() => void ask(), settled);
    addEventListener('submit', retry);
    return () => {
      wanted = false;
      clearTimeout(timer);
      removeEventListener('submit', retry);
    };
  }, [words]);
  return words === '' ? undefined : answer;
}
