import { useEffect, useState } from 'react';
import { issueLists } from '#contract/archive.ts';
import type { Issue } from '#contract/issue.ts';
import { readIssues } from '../../../api/issues.ts';
import { formatDate } from '../../../content/format.ts';
import { island } from '../../../islands/island.tsx';
import { Button } from '../../../ui/Button.tsx';
import { issueList as words } from './content.ts';
import styles from './page.module.css';

type State = 'loading' | 'failed' | readonly Issue[];

/** The past issues, which change between builds. */
export const IssueList = island('load', function IssueList() {
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    if (state === 'loading') void readIssues().then((issues) => setState(issues ?? 'failed'));
  }, [state]);

  return (
    <div className={styles.list}>
      <p className={styles.withoutScript}>{words.withoutScript}</p>
      <output className={state === 'failed' ? styles.failed : styles.status}>
        {typeof state === 'string' ? words[state] : state.length === 0 && words.none}
      </output>
      {state === 'failed' && (
        <Button variant="quiet" onClick={() => setState('loading')}>
          {words.retry}
        </Button>
      )}
      {typeof state === 'object' && state.length > 0 && (
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
        <a href={issueLists.feed} type="application/atom+xml">
          {words.feed}
        </a>
      </p>
    </div>
  );
});
