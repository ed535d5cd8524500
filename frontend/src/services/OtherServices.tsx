import { ArrowRight } from 'lucide';
import { useLocation } from 'react-router-dom';
import type { SectionIntro } from '../content/page.ts';
import { otherServices } from '../content/services.ts';
import { PageLink } from '../routing/PageLink.tsx';
import { SplitSection } from '../sections/SplitSection.tsx';
import { servicesExcept, type CardState } from '../sections/services-except.ts';
import { Icon } from '../ui/Icon.tsx';
import { Figures } from '../ui/Figures.tsx';
import styles from './OtherServices.module.css';

export function OtherServices({
  heading = otherServices.heading,
  text = otherServices.text,
}: Partial<SectionIntro>) {
  const { pathname, state } = useLocation();
  return (
    <SplitSection id="other-services" heading={heading} text={text} tone="sunken">
      <ul className={styles.list}>
        {servicesExcept(pathname, state).map(({ id, title, des, link }) => (
          <li key={id} className={styles.service}>
            <h3>
              <PageLink className="card-link" to={link} state={{ card: id } satisfies CardState}>
                {title}
              </PageLink>
            </h3>
            <p>
              <Figures>{des}</Figures>
            </p>
            <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
