import { useMutation, useQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import type { StaffSession } from '#contract/account.ts';
import { callForStaff } from '../../api/staff.ts';
import { dashboard } from '../content.ts';
import { dataOf, queryClient } from '../data/query-client.ts';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { LocalTime } from '../ui/LocalTime.tsx';
import { QuietButton } from '../ui/QuietButton.tsx';
import { localTime, relativeTime } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { accountQuery } from '../data/queries.ts';
import { sessionWords as words } from './content.ts';
import { Alert } from '../ui/Alert.tsx';
import styles from './page.module.css';

/** The user's own sessions, each with a button to end it. */
export function Sessions() {
  const { data: account, isError: failed, refetch } = useQuery(accountQuery);
  const now = useNow();
  const {
    mutate,
    variables,
    isPending: busy,
    isError,
    isSuccess,
  } = useMutation({
    mutationFn: (sessions: string[]) =>
      dataOf(callForStaff('POST /admin/account/sessions/end', { body: { sessions } })),
    onSuccess: () => queryClient.invalidateQueries(accountQuery),
  });
  const end = (ids: string[]) => {
    if (!busy) mutate(ids);
  };

  const sessions = account?.sessions ?? [];
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <h2 id="sessions">{words.heading}</h2>
      <p>{words.lead}</p>
      {account === undefined && !failed && <output>{dashboard.loading}</output>}
      {failed && <LoadFailed text={words.failed} onRetry={() => void refetch()} />}
      {sessions.length > 0 && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              {...{ session, now, busy }}
              onEnd={() => end([session.id])}
            />
          ))}
        </ul>
      )}
      {account && others.length === 0 && <p>{words.none}</p>}
      {others.length > 1 && (
        <QuietButton
          aria-disabled={busy}
          onClick={() => end(others.slice(0, limits.sessions).map(({ id }) => id))}
        >
          {words.endOthers}
        </QuietButton>
      )}
      <output>{isSuccess && words.ended(variables.length)}</output>
      <Alert>{isError && words.notEnded}</Alert>
    </section>
  );
}

interface SessionRowProps {
  readonly session: StaffSession;
  readonly now: Date;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const { browser, since, lastUsed, isThis } = session;
  return (
    <li>
      <div>
        <p>
          {browser} {isThis && <strong>· {words.isThis}</strong>}
        </p>
        <p className={`caption ${styles.times}`}>
          <span>
            {words.since} <LocalTime at={since} />
          </span>
          <span>
            {words.lastUsed}{' '}
            <time dateTime={lastUsed}>{relativeTime(new Date(lastUsed), now)}</time>
          </span>
        </p>
      </div>
      {!isThis && (
        <QuietButton
          aria-disabled={busy}
          aria-label={words.endWhich(browser, localTime(new Date(since)))}
          onClick={onEnd}
        >
          {words.end}
        </QuietButton>
      )}
    </li>
  );
}
