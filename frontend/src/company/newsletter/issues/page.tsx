import { articles } from '../../../content/articles.ts';
import { formatDate } from '../../../content/format.ts';
import { newsletter } from '../../../content/newsletter.ts';
import { Head } from '../../../document/Head.tsx';
import { PageStyles } from '../../../document/PageStyles.tsx';
import { pages } from '../../../pages.ts';
import { Newsletter } from '../../../sections/Newsletter.island.tsx';
import { Paragraph } from '../../../ui/Paragraph.tsx';
import { IssuesFeedLink } from '../IssuesFeedLink.tsx';
import styles from '../letter.module.css';
import { issuesPage } from './content.ts';
import { IssueList } from './IssueList.island.tsx';
import { SampleLetter } from './SampleLetter.tsx';

/** The newsletter's form and its past issues. */
export function Page() {
  const { head, heading, earlier } = issuesPage;
  return (
    <>
      <Head {...head} />
      <IssuesFeedLink />
      <header className={`frame ${styles.page} ${styles.whole}`}>
        <h1 id="newsletter-heading">{heading}</h1>
        {/* The words that a subscriber agrees to. */}
        <Paragraph className={styles.text}>{newsletter.text}</Paragraph>
        <PageStyles />
        <div className={styles.subscribe}>
          <Newsletter bare page={pages.newsletter.path} />
        </div>
        <SampleLetter />
        <section className={styles.lately} aria-labelledby="earlier">
          <h2 id="earlier" className="caption">
            {earlier}
          </h2>
          <ul className={styles.articles}>
            {articles.slice(1, 3).map(({ page, title, date }) => (
              <li key={page}>
                <a href={pages[page].path}>{title}</a>
                <time className="caption" dateTime={date}>
                  {formatDate(date)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      </header>
      <IssueList />
    </>
  );
}
