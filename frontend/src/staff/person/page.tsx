import { StaffPage } from '../frame/StaffPage.tsx';
import { personWords as words } from './content.ts';
import { PersonDesk } from './PersonDesk.tsx';

export function Page() {
  return (
    <StaffPage head={words.head} title={words.title}>
      <PersonDesk />
    </StaffPage>
  );
}
