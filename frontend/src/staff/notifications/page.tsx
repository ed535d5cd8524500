import { StaffPage } from '../frame/StaffPage.tsx';
import { notifications } from './content.ts';
import { NotificationsDesk } from './NotificationsDesk.tsx';

export function Component() {
  return (
    <StaffPage documentTitle={notifications.documentTitle} title={notifications.title}>
      <NotificationsDesk />
    </StaffPage>
  );
}
