import { useState } from 'react';
import { dashboard } from '../content.ts';
import { StaffPage } from '../frame/StaffPage.tsx';
import { Lists } from './Lists.tsx';

export function Component() {
  const [arrived, setArrived] = useState(0);
  const { counted, documentTitle, title } = dashboard;
  return (
    <StaffPage documentTitle={counted(arrived, documentTitle)} title={title}>
      <Lists onArrived={setArrived} />
    </StaffPage>
  );
}
