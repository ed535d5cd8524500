import { StaffPage } from '../ui/StaffPage.tsx';
import { replyTemplates } from './content.ts';
import { placeholderNames } from '../reply/fill.ts';
import styles from './page.module.css';
import { TemplatesForm } from './TemplatesForm.tsx';

export function Component() {
  const { documentTitle, title, lead, placeholders } = replyTemplates;
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
        <TemplatesForm />
      </div>
    </StaffPage>
  );
}
