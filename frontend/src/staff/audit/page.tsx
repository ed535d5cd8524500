import { StaffPage } from '../frame/StaffPage.tsx';
import { AuditList } from './AuditList.tsx';
import { audit } from './content.ts';

export function Component() {
  return (
    <StaffPage documentTitle={audit.documentTitle} title={audit.title}>
      <p>{audit.lead}</p>
      <AuditList />
    </StaffPage>
  );
}
