import { useQuery } from '@tanstack/react-query';
import { dashboard } from '../content.ts';
import { teamQuery } from '../data/queries.ts';
import { useMe } from '../data/use-me.ts';
import { StaffPage } from '../ui/StaffPage.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { teamWords as words } from './content.ts';
import { InviteForm } from './InviteForm.tsx';
import { Member } from './Member.tsx';
import styles from './page.module.css';

/** The team, for owners. */
export function Component() {
  const role = useMe()?.role;
  return (
    <StaffPage title={words.title} isNarrow>
      {role === 'agent' && <p>{words.ownersOnly}</p>}
      {role === 'owner' && (
        <>
          <p className="soft">{words.lead}</p>
          <Members />
          <InviteForm />
        </>
      )}
      {role === undefined && <output>{dashboard.loading}</output>}
    </StaffPage>
  );
}

function Members() {
  const { data: team, isError, refetch } = useQuery(teamQuery);
  if (isError) return <LoadFailed text={words.failed} onRetry={() => void refetch()} />;
  if (team === undefined) return <output>{dashboard.loading}</output>;
  const active = team.filter(({ isActive, isInvited }) => isActive && !isInvited);
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="visually-hidden">
        {words.members}
      </h2>
      <ul className={styles.members}>
        {team.map((member) => (
          <Member
            key={member.username}
            member={member}
            receivers={active
              .map(({ username }) => username)
              .filter((username) => username !== member.username)}
          />
        ))}
      </ul>
    </section>
  );
}
