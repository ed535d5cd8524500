import { Head } from '../../../document/Head.tsx';
import { PageStyles } from '../../../document/PageStyles.tsx';
import { pages } from '../../../pages.ts';
import { Newsletter } from '../../../sections/Newsletter.island.tsx';
import { Paragraph } from '../../../ui/Paragraph.tsx';
import { IssuesFeedLink } from '../IssuesFeedLink.tsx';
import { LetterDrawing } from '../LetterDrawing.tsx';
import { issueList, issuesPage } from './content.ts';
import first from './head.critical.module.css';
import { IssueList } from './IssueList.island.tsx';
import styles from './page.module.css';

/** The newsletter's form and its past issues. */
export function Page() {
  const { head, heading, lead } = issuesPage;
  return (
    <>
      <Head {...head} />
      <IssuesFeedLink />
      <header className={`frame ${first.head}`}>
        <div>
          <h1>{heading}</h1>
          <Paragraph className={first.lead}>{lead}</Paragraph>
        </div>
        <LetterDrawing kind="in" />
      </header>
      <PageStyles />
      <Newsletter page={pages.newsletter.path} />
      <section className={`frame grid section ${styles.past}`} aria-labelledby="past-issues">
        <h2 id="past-issues">{issueList.heading}</h2>
        <IssueList />
      </section>
    </>
  );
}
