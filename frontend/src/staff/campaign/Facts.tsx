import type { Campaign } from '#contract/campaign.ts';
import { LocalTime } from '../ui/LocalTime.tsx';
import card from '../ui/card.module.css';
import { startedWords } from './content.ts';
import styles from './page.module.css';

const words = startedWords.facts;

/** When it was sent, to whom, and its page in the archive. */
export function Facts({ campaign }: { readonly campaign: Campaign }) {
  const { preheader, tags, author, at, startedAt, endedAt, isPublic, page } = campaign;
  return (
    <section className={styles.part} aria-labelledby="facts">
      <h2 id="facts">{words.heading}</h2>
      <dl className={card.fields}>
        {preheader !== '' && (
          <div className={card.field}>
            <dt>{words.preheader}</dt>
            <dd dir="auto">{preheader}</dd>
          </div>
        )}
        <div className={card.field}>
          <dt>{words.to}</dt>
          <dd>{tags.length === 0 ? words.everybody : tags.join(', ')}</dd>
        </div>
        <div className={card.field}>
          <dt>{words.author}</dt>
          <dd>{author}</dd>
        </div>
        <Time name={words.at} at={at} />
        <Time name={words.startedAt} at={startedAt} />
        <Time name={words.endedAt} at={endedAt} />
        <div className={card.field}>
          <dt>{startedWords.archive}</dt>
          <dd>
            {page === undefined ? (
              isPublic ? (
                words.later
              ) : (
                words.notPublic
              )
            ) : (
              <a href={page}>{page}</a>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Time({ name, at }: { readonly name: string; readonly at: string | undefined }) {
  if (at === undefined) return null;
  return (
    <div className={card.field}>
      <dt>{name}</dt>
      <dd>
        <LocalTime at={at} />
      </dd>
    </div>
  );
}
