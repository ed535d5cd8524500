import { StaffPage } from '../ui/StaffPage.tsx';
import { tagsPage } from './content.ts';
import styles from './page.module.css';
import { TagsForm } from './TagsForm.tsx';

export function Component() {
  const { documentTitle, title, lead } = tagsPage;
  return (
    <StaffPage {...{ documentTitle, title }}>
      <div className={styles.page}>
        <p>{lead}</p>
        <TagsForm />
      </div>
    </StaffPage>
  );
}
