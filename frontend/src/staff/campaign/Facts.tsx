import type { Campaign } from '#contract/campaign.ts';
import { Fields } from '../ui/Fields.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { startedWords } from './content.ts';
import styles from './page.module.css';

const words = startedWords.facts;

/** When a newsletter was sent, to whom, and its page in the archive. */
export function Facts({ campaign }: { readonly campaign: Campaign }) {
  const { preheader, tags, author, at, startedAt, endedAt, isPublic, page } = campaign;
  const notYet = isPublic ? words.later : words.notPublic;
  return (
    <section className={styles.part} aria-labelledby="facts">
      <h2 id="facts">{words.heading}</h2>
      <Fields
        of={{
          [words.preheader]: preheader === '' ? undefined : <span dir="auto">{preheader}</span>,
          [words.to]: tags.length === 0 ? words.everybody : tags.join(', '),
          [words.author]: author,
          [words.at]: at && <LocalTime at={at} />,
          [words.startedAt]: startedAt && <LocalTime at={startedAt} />,
          [words.endedAt]: endedAt && <LocalTime at={endedAt} />,
          [startedWords.archive]: page === undefined ? notYet : <a href={page}>{page}</a>,
        }}
      />
    </section>
  );
}
