import { StaffPage } from '../frame/StaffPage.tsx';
import { AuditList } from './AuditList.tsx';
import { audit } from './content.ts';

export function Page() {
  return (
    <StaffPage head={audit.head} title={audit.title}>
      <p>{audit.lead}</p>
      <AuditList />
    </StaffPage>
  );
}
