import { StaffPage } from '../frame/StaffPage.tsx';
import { notifications } from './content.ts';
import { NotificationsDesk } from './NotificationsDesk.tsx';

export function Page() {
  return (
    <StaffPage head={notifications.head} title={notifications.title}>
      <NotificationsDesk />
    </StaffPage>
  );
}
