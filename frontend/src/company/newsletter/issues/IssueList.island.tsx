import { useEffect, useState } from 'react';
import { issueLists } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';
import { readIssues } from '../../../api/issues.ts';
import { formatDate } from '../../../content/format.ts';
import { island } from '../../../islands/island.tsx';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/move-focus.ts';
import { issueList as words } from './content.ts';
import styles from './page.module.css';

type State = 'loading' | 'failed' | readonly Issue[];

/** The past issues, which change between builds. Shows only the noscript link until the first response, and while empty. */
export const IssueList = island('load', function IssueList() {
  const [state, setState] = useState<State>();
  const isLoading = state === undefined || state === 'loading';

  useEffect(() => {
    if (isLoading) void readIssues().then((issues) => setState(issues ?? 'failed'));
  }, [isLoading]);

  const retry = () => {
    // The pressed button disappears.
    moveFocus(document.querySelector('#past-issues'));
    setState('loading');
  };

  if (state === undefined || state.length === 0) {
    return (
      <noscript>
        <p className={`frame ${styles.withoutScript}`}>
          {words.withoutScript} <Feed />
        </p>
      </noscript>
    );
  }
  return (
    <section className={`frame grid section ${styles.past}`} aria-labelledby="past-issues">
      <h2 id="past-issues">{words.heading}</h2>
      <div className={styles.list}>
        <output className={state === 'failed' ? styles.failed : styles.status}>
          {typeof state === 'string' && words[state]}
        </output>
        {state === 'failed' && (
          <Button variant="quiet" onClick={retry}>
            {words.retry}
          </Button>
        )}
        {typeof state === 'object' && (
          <ul className={styles.issues}>
            {state.map(({ path, title, preheader, date }) => (
              <li key={path} className={styles.issue}>
                <time className="caption" dateTime={date}>
                  {formatDate(date)}
                </time>
                <h3>
                  <a className="card-link" href={path}>
                    {title}
                  </a>
                </h3>
                {preheader && <p>{preheader}</p>}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.feed}>
          <Feed />
        </p>
      </div>
    </section>
  );
});

function Feed() {
  return (
    <a href={issueLists.feed} type="application/atom+xml">
      {words.feed}
    </a>
  );
}
