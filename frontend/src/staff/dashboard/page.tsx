import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboard } from '../content.ts';
import { signInPathFor } from '../session/after-sign-in.ts';
import { StaffPage } from '../frame/StaffPage.tsx';
import { Lists } from './Lists.tsx';

export function Page() {
  const { search } = useLocation();
  const [arrived, setArrived] = useState(0);
  return (
    <StaffPage
      head={{ ...dashboard.head, title: dashboard.counted(arrived, dashboard.head.title) }}
      title={dashboard.title}
      what={dashboard.what}
      signInPath={signInPathFor(search)}
    >
      <Lists onArrived={setArrived} />
    </StaffPage>
  );
}
