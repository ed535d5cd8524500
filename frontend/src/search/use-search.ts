import { useEffect, useState } from 'react';
import { search, startSearch } from './client.ts';
import type { Hit } from './found.ts';

/** Milliseconds without a key after which somebody has typed a word: each letter would fetch other excerpts. */
const settled = 200;

export interface Answer {
  /** What was searched for. */
  readonly words: string;
  /** Undefined where the search did not load. */
  readonly found: readonly Hit[] | undefined;
}

/**
 * The answer to the words, once there is one; until then that to the words before.
 * @returns undefined without words, and before the first answer
 */
export function useSearch(words: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (words === '') return undefined;
    let wanted = true;
    startSearch();
    const ask = async () => {
      const found = await search(words);
      if (wanted) setAnswer({ words, found });
    };
    const timer = setTimeout(() => void ask(), settled);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [words]);
  return words === '' ? undefined : answer;
}
