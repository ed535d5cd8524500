import { Link } from 'react-router-dom';
import type { CampaignSummary } from '#contract/campaign.ts';
import { Button } from '../../ui/Button.tsx';
import { RowList } from '../list/RowList.tsx';
import { paths } from '../pages.ts';
import { Alert } from '../ui/Alert.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { Mark } from '../ui/Mark.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { campaignStatusNames, campaignsWords as words, figureNames } from './content.ts';
import { counted, timeOf } from './figures.ts';
import styles from './page.module.css';
import { useNewCampaign } from './use-new-campaign.ts';

/** All newsletters with their figures. */
export function Component() {
  return (
    <StaffPage title={words.title}>
      <div className={styles.page}>
        <p className="soft">{words.lead}</p>
        <NewButton />
        <RowList route="GET /campaigns" words={words} target="a" className={styles.rows}>
          {(campaign) => <CampaignRow campaign={campaign} />}
        </RowList>
      </div>
    </StaffPage>
  );
}

function NewButton() {
  const { mutate, isPending: busy, isError } = useNewCampaign();
  return (
    <div className={styles.new}>
      <Button busy={busy} onClick={() => mutate({ subject: '', body: '' })}>
        {busy ? words.making : words.new}
      </Button>
      {isError && <Alert>{words.notMade}</Alert>}
    </div>
  );
}

const shown = ['recipients', 'delivered', 'bounced', 'complained', 'left', 'clicks'] as const;

/** A newsletter in the list. */
function CampaignRow({ campaign }: { readonly campaign: CampaignSummary }) {
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
