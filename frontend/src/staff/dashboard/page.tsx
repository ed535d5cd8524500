import { useLocation } from 'react-router-dom';
import { dashboard } from '../content.ts';
import { NeedsScript } from '../../forms/NeedsScript.tsx';
import { paths, tabIn } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { Redirect } from '../../routing/Redirect.tsx';
import { useSignedIn } from '../signed-in.ts';
import { Lists } from './Lists.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { useSessionEnd } from './use-session-end.ts';
import { PageStyles } from '../../routing/PageStyles.tsx';
import styles from './page.module.css';

export function Page() {
  const { search } = useLocation();
  const signedIn = useSignedIn();
  useSessionEnd(signedIn === true);
  if (signedIn === false) return <Redirect to={paths.adminSignin(tabIn(search))} />;

  return (
    <>
      <Head {...dashboard.head} />
      <PageStyles />
      <NeedsScript what={dashboard.what} />
      <div className={`frame ${styles.page} ${signedIn === null ? styles.unknown : ''}`}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{dashboard.title}</h1>
          {signedIn === true && <LogoutButton />}
        </div>
        {signedIn === true ? <Lists /> : <p>{dashboard.loading}</p>}
      </div>
    </>
  );
}
