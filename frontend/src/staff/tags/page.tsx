import { useQuery } from '@tanstack/react-query';
import { staffLimits } from '#contract/limits.ts';
import { callForStaff } from '../../api/staff.ts';
import { tagsQuery } from '../contact-parts/tags-query.ts';
import { nameProblem } from '../list/edited-list.ts';
import { EditedList } from '../list/EditedList.tsx';
import { StaffPage } from '../ui/StaffPage.tsx';
import { tagsPage as words } from './content.ts';
import styles from './page.module.css';
import { TagFields } from './TagFields.tsx';

export function Component() {
  const query = useQuery({ ...tagsQuery, refetchOnMount: 'always' });
  return (
    <StaffPage title={words.title}>
      <div className={styles.page}>
        <p>{words.lead}</p>
        <EditedList
          query={query}
          queryKey={tagsQuery.queryKey}
          words={words}
          max={staffLimits.tags}
          itemsIn={({ tags }) => tags}
          save={(tags, ifMatch) =>
            callForStaff('PUT /tags', { body: { tags: [...tags] }, ifMatch })
          }
          problemsIn={(tags) =>
            tags.map((tag) => nameProblem(tag, tags, staffLimits.tagName.max, words.nameProblems))
          }
          blank={{ name: '', colour: 'grey' }}
        >
          {(fields) => <TagFields {...fields} />}
        </EditedList>
      </div>
    </StaffPage>
  );
}
