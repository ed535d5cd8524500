import { ArrowRight } from 'lucide';
import type { SectionIntro } from '../content/page.ts';
import { otherServices, services } from '../content/services.ts';
import { usePagePath } from '../document/page-path.ts';
import { SplitSection } from '../sections/SplitSection.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './OtherServices.module.css';

/** The services except that of the page. */
export function OtherServices({
  heading = otherServices.heading,
  text = otherServices.text,
}: Partial<SectionIntro>) {
  const path = usePagePath();
  const others = services.filter(({ link }) => link !== path);
  return (
    <SplitSection id="other-services" heading={heading} text={text} tone="sunken">
      <ul className={styles.list}>
        {others.map(({ id, title, des, link }) => (
          <li key={id} className={styles.service}>
            <h3>
              <a className="card-link" href={link}>
                {title}
              </a>
            </h3>
            <Paragraph>{des}</Paragraph>
            <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
