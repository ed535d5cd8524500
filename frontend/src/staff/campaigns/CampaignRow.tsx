import { Link } from 'react-router-dom';
import type { CampaignSummary } from '#contract/campaign.ts';
import { paths } from '../pages.ts';
import { LocalTime } from '../ui/LocalTime.tsx';
import { campaignsWords as words, figureNames, campaignStatusNames } from './content.ts';
import { counted, timeOf } from './figures.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './page.module.css';

const shown = ['recipients', 'delivered', 'bounced', 'complained', 'left', 'clicks'] as const;

/** A newsletter in the list. */
export function CampaignRow({ campaign }: { readonly campaign: CampaignSummary }) {
  const { id, status, subject, tags, figures, startedAt, author } = campaign;
  const { name, time } = timeOf(campaign);
  return (
    <article className={styles.row} aria-labelledby={`campaign-${id}`}>
      <div className={styles.rowHead}>
        <h2 id={`campaign-${id}`} dir="auto">
          <Link to={paths.campaign(id)} className={subject === '' ? styles.none : undefined}>
            {subject === '' ? words.noSubject : subject}
          </Link>
        </h2>
        <Mark state={status}>{campaignStatusNames[status]}</Mark>
      </div>
      <p className={styles.facts}>
        <span>
          {words.times[name]} <LocalTime at={time} />
        </span>
        <span>{tags.length === 0 ? words.toAll : words.to(tags.join(', '))}</span>
        <span>{words.by(author)}</span>
      </p>
      {startedAt !== undefined && (
        <dl
          className={styles.figures}
          aria-label={words.figuresOf(subject === '' ? words.noSubject : subject)}
        >
          {shown.map((figure) => (
            <div key={figure}>
              <dt>{figureNames[figure]}</dt>
              <dd>{counted(figures[figure])}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
