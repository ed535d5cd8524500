import { Head } from '../../../document/Head.tsx';
import { PageStyles } from '../../../document/PageStyles.tsx';
import { pages } from '../../../pages.ts';
import { Breadcrumbs } from '../../../sections/Breadcrumbs.tsx';
import { Newsletter } from '../../../sections/Newsletter.island.tsx';
import { IssuesFeedLink } from '../IssuesFeedLink.tsx';
import { issuePage, placeholders } from './content.ts';
import first from './head.critical.module.css';
import styles from './page.module.css';

const { title, date, shownDate, body } = placeholders;

/** The template of an issue: `functions/campaigns/publish.ts` fills it. */
export function Page() {
  const trail = [pages.newsletter, { label: issuePage.crumb, path: pages.newsletterIssue.path }];
  return (
    <>
      <Head {...issuePage.head} />
      <IssuesFeedLink />
      <article>
        <header className={`frame ${first.head}`}>
          <Breadcrumbs trail={trail} />
          <h1>{title}</h1>
        </header>
        <PageStyles />
        <div className={`frame grid ${styles.letter}`}>
          <p className={`caption ${styles.sent}`}>
            {issuePage.sent} <time dateTime={date}>{shownDate}</time>
          </p>
          <div className={styles.body}>{body}</div>
        </div>
      </article>
      <Newsletter page={pages.newsletter.path} />
    </>
  );
}
