import { ArrowRight } from 'lucide';
import { otherServices, services } from '../content/services.ts';
import { usePagePath } from '../document/page-path.ts';
import { Icon } from '../ui/Icon.tsx';
import { Paragraph } from '../ui/Paragraph.tsx';
import styles from './OtherServices.module.css';

interface OtherServicesProps {
  readonly heading?: string;
  readonly text?: string;
}

/** All services except the page's own: their names on a phone, two rows of three on a desktop. */
export function OtherServices({ heading = otherServices.heading, text }: OtherServicesProps) {
  const path = usePagePath();
  const others = services.filter(({ link }) => link !== path);
  return (
    <section className={`sunken ${styles.others}`} aria-labelledby="other-services">
      <div className="frame">
        <h2 id="other-services">{heading}</h2>
        {text && <Paragraph className={styles.text}>{text}</Paragraph>}
        <ul className={styles.list}>
          {others.map(({ id, title, des, link }) => (
            <li key={id} className={styles.service}>
              <h3>
                <a className="card-link" href={link}>
                  {title}
                </a>
              </h3>
              <Icon of={ArrowRight} aria-hidden strokeWidth={1.5} />
              <Paragraph>{des}</Paragraph>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
