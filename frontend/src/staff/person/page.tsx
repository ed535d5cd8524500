import { StaffPage } from '../frame/StaffPage.tsx';
import { personWords as words } from './content.ts';
import { PersonDesk } from './PersonDesk.tsx';

export function Component() {
  return (
    <StaffPage documentTitle={words.documentTitle} title={words.title}>
      <PersonDesk />
    </StaffPage>
  );
}
