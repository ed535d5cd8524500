import { useRef, type MouseEvent } from 'react';
import { isolated } from '#contract/bidi.ts';
import * as paths from '../paths.ts';
import { isPlainClick } from '../ui/plain-click.ts';
import { Picture } from '../ui/Picture.tsx';
import type { Hit } from './found.ts';
import { searchWords } from './content.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSearch, type Answer } from './use-search.ts';
import styles from './Results.module.css';

interface ResultsProps {
  readonly words: string;
  /** The most to show; a link leads to all others. */
  readonly limit: number;
  /** Called when somebody follows a link in this window. */
  readonly onFollow?: () => void;
}

/** What a search found, announced as it changes, or what to do where it found nothing. */
export function Results({ words, limit, onFollow }: ResultsProps) {
  const place = useRef<HTMLDivElement>(null);
  useArrowKeys(place);
  const answer = useSearch(words, limit);
  const { count = 0, hits = [] } = answer?.found ?? {};

  const follow = (event: MouseEvent) => {
    if (isPlainClick(event)) onFollow?.();
  };

  return (
    <div ref={place} className={styles.results}>
      <output className={styles.summary}>{summaryOf(words, answer)}</output>
      {hits.length > 0 && (
        <ol className={styles.list} aria-label={searchWords.list}>
          {hits.map((hit) => (
            <li key={hit.path} className={styles.hit}>
              <Result {...hit} onFollow={follow} />
            </li>
          ))}
        </ol>
      )}
      {answer && count > hits.length && (
        <a className={styles.all} href={paths.searchFor(answer.words)} onClick={follow}>
          {searchWords.all(count)}
        </a>
      )}
      {answer?.found && count === 0 && (
        <ul className={styles.advice}>
          {searchWords.none.advice.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
          <li>
            <a href={paths.contact} onClick={follow}>
              {searchWords.none.ask}
            </a>
          </li>
        </ul>
      )}
    </div>
  );
}

function summaryOf(words: string, answer: Answer | undefined): string {
  if (!answer) return words && searchWords.busy;
  if (!answer.found) return searchWords.failed;
  const { count } = answer.found;
  const sought = isolated(answer.words);
  return count > 0 ? searchWords.count(count, sought) : searchWords.none.title(sought);
}

function Result({
  path,
  title,
  section,
  picture,
  excerpt,
  onFollow,
}: Hit & { readonly onFollow: (event: MouseEvent) => void }) {
  return (
    <>
      <Picture
        picture={{ key: picture, alt: '' }}
        sizes="7rem"
        maxWidth={480}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className="caption">{section}</p>
        <a className={`card-link ${styles.title}`} href={path} onClick={onFollow}>
          {title}
        </a>
        <p className={styles.excerpt}>{marked(excerpt)}</p>
      </div>
    </>
  );
}

/** The excerpt's text, with the words that were found marked, without the punctuation behind them. */
function marked(excerpt: string) {
  const start = /^(?:<mark>)?\p{Ll}/u.test(excerpt) ? '… ' : '';
  const text = `${start}${excerpt} …`;
  return (
    text
      .replaceAll(/(\p{P}+)<\/mark>/gu, '</mark>$1')
      .split(/<\/?mark>/)
      .map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never move
      .map((part, place) => (place % 2 === 1 ? <mark key={`${place}`}>{part}</mark> : part))
  );
}
