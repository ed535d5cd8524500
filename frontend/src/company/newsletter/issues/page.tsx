import { newsletter } from '../../../content/newsletter.ts';
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
  const { head, heading } = issuesPage;
  return (
    <>
      <Head {...head} />
      <IssuesFeedLink />
      <header className={`frame ${first.head}`}>
        <div>
          <h1 id="newsletter-heading">{heading}</h1>
          {/* The words that a subscriber agrees to. */}
          <Paragraph className={first.lead}>{newsletter.text}</Paragraph>
          <PageStyles />
          <Newsletter bare page={pages.newsletter.path} />
        </div>
        <LetterDrawing kind="in" />
      </header>
      <section className={`frame grid section ${styles.past}`} aria-labelledby="past-issues">
        <h2 id="past-issues">{issueList.heading}</h2>
        <IssueList />
      </section>
    </>
  );
}
