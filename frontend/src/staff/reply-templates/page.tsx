import { useQuery } from '@tanstack/react-query';
import { staffLimits } from '#contract/limits.ts';
import { callForStaff } from '../../api/staff.ts';
import { EditedList } from '../list/EditedList.tsx';
import { templatesQuery } from '../reply/templates-query.ts';
import { StaffPage } from '../ui/StaffPage.tsx';
import { replyTemplates as words } from './content.ts';
import { placeholderNames } from '../reply/fill.ts';
import styles from './page.module.css';
import { problemsIn } from './problems.ts';
import { TemplateFields } from './TemplateFields.tsx';

export function Component() {
  const query = useQuery({ ...templatesQuery, refetchOnMount: 'always' });
  const { documentTitle, title, lead, placeholders } = words;
  return (
    <StaffPage {...{ documentTitle, title }}>
      <div className={styles.page}>
        <p>{lead}</p>
        <section className={styles.placeholders} aria-labelledby="placeholders">
          <h2 id="placeholders">{placeholders.heading}</h2>
          <dl>
            {placeholderNames.map((name) => (
              <div key={name}>
                <dt>
                  <code>{`{${name}}`}</code>
                </dt>
                <dd>{placeholders.of[name]}</dd>
              </div>
            ))}
          </dl>
        </section>
        <EditedList
          query={query}
          queryKey={templatesQuery.queryKey}
          words={words}
          max={staffLimits.templates}
          itemsIn={({ templates }) => templates}
          save={(templates, ifMatch) =>
            callForStaff('PUT /reply-templates', { body: { templates: [...templates] }, ifMatch })
          }
          problemsIn={problemsIn}
          blank={{ name: '', text: '' }}
        >
          {(fields) => <TemplateFields {...fields} />}
        </EditedList>
      </div>
    </StaffPage>
  );
}
