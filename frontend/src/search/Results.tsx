import { useRef, useState, type MouseEvent } from 'react';
import { isolated } from '#contract/bidi.ts';
import * as paths from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { isPlainClick } from '../ui/plain-click.ts';
import { Picture } from '../ui/Picture.tsx';
import type { Hit } from './found.ts';
import { searchWords } from './content.ts';
import { sectionNames } from './section-names.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSearch, type Answer } from './use-search.ts';
import styles from './Results.module.css';

/** Results shown per group until the visitor asks for all. */
const maxFirst = 5;

type Follow = (event: MouseEvent) => void;

interface ResultsProps {
  readonly words: string;
  /** Called when the visitor follows a link in this window. */
  readonly onFollow?: () => void;
}

/** The results by part of the site, announced as they change, or advice if there are none. */
export function Results({ words, onFollow }: ResultsProps) {
  const place = useRef<HTMLDivElement>(null);
  useArrowKeys(place);
  const answer = useSearch(words);
  const hits = answer?.found ?? [];
  const groups = Map.groupBy(hits, ({ section, isMention }) =>
    isMention ? searchWords.mentions : section,
  );

  const follow = (event: MouseEvent) => {
    if (isPlainClick(event)) onFollow?.();
  };

  return (
    <div
      ref={place}
      className={styles.results}
      data-busy={words !== '' && !answer}
      data-found={hits.length > 0}
    >
      <output className={styles.summary}>{summaryOf(words, answer)}</output>
      {hits.length > 0 && (
        <section aria-label={searchWords.list}>
          {[...Object.values(sectionNames), searchWords.mentions].map((section) => {
            const found = groups.get(section) ?? [];
            const key = `${section} ${answer?.words}`;
            return found.length > 0 && <Group key={key} {...{ section, found, follow }} />;
          })}
        </section>
      )}
      {answer?.found && hits.length === 0 && <Advice follow={follow} />}
    </div>
  );
}

function summaryOf(words: string, answer: Answer | undefined): string {
  if (!answer) return words && searchWords.busy;
  if (!answer.found) return searchWords.failed;
  const count = answer.found.length;
  const sought = isolated(answer.words);
  return count > 0 ? searchWords.count(count, sought) : searchWords.none.title(sought);
}

interface GroupProps {
  readonly section: string;
  readonly found: readonly Hit[];
  readonly follow: Follow;
}

function Group({ section, found, follow }: GroupProps) {
  const [all, setAll] = useState(false);
  // A button costs as much room as one more result.
  const isLong = found.length > maxFirst + 1;
  return (
    <div className={styles.group}>
      <h2 className={styles.section}>{section}</h2>
      <ol className={styles.list}>
        {found.slice(0, isLong && !all ? maxFirst : undefined).map((hit) => (
          <li key={hit.path} className={hit.isMention ? styles.mention : styles.hit}>
            <Result {...hit} follow={follow} />
          </li>
        ))}
      </ol>
      {isLong && (
        <Button
          variant="quiet"
          className={styles.all}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? searchWords.fewer(maxFirst) : searchWords.all(found.length, section)}
        </Button>
      )}
    </div>
  );
}

interface ResultProps extends Hit, Pick<GroupProps, 'follow'> {}

function Result({ path, title, picture, excerpt, word, isMention, price, follow }: ResultProps) {
  return (
    <>
      {!isMention && (
        <Picture
          picture={{ key: picture, alt: '' }}
          sizes="7rem"
          maxWidth={480}
          className={styles.picture}
        />
      )}
      <div>
        <a className={`card-link ${styles.title}`} href={path} onClick={follow}>
          {marked(title)}
        </a>
        <p className={styles.excerpt}>{marked(excerpt)}</p>
        {word && (
          <p className={styles.excerpt}>
            {searchWords.onThePage} {marked(word)}
          </p>
        )}
        {price && !isMention && <p className={styles.price}>{price}</p>}
      </div>
    </>
  );
}

function Advice({ follow }: Pick<GroupProps, 'follow'>) {
  const { advice, ask } = searchWords.none;
  return (
    <>
      <p className={styles.advice}>{advice}</p>
      <p className={styles.advice}>
        <a href={paths.contact} onClick={follow}>
          {ask}
        </a>
      </p>
    </>
  );
}

/** A text with its found words marked, without the punctuation around them. */
function marked(excerpt: string) {
  return (
    excerpt
      .replaceAll(/<mark>((?:(?!&)\p{P})+)/gu, '$1<mark>')
      .replaceAll(/(\p{P}+)<\/mark>/gu, '</mark>$1')
      .split(/<\/?mark>/)
      .map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never move
      .map((part, place) => (place % 2 === 1 ? <mark key={`${place}`}>{part}</mark> : part))
  );
}
