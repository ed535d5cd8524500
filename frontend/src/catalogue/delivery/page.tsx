import { productStatus } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { trailTo } from '../../pages.ts';
import * as paths from '../../paths.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import { Breadcrumbs } from '../../sections/Breadcrumbs.tsx';
import { NextStep } from '../../sections/NextStep.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { WithEmail } from '../../ui/WithEmail.tsx';
import { Quantity } from '../product/Quantity.tsx';
import { deliveryFigures, deliveryGroups, deliveryNext, deliveryPage as words } from './content.ts';
import first from './critical.module.css';
import look from '../product/Reference.module.css';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <article className="frame">
        <Head {...words.head} />
        <header className={first.head}>
          <Breadcrumbs trail={trailTo('delivery')} />
          <h1>{words.heading}</h1>
          <Paragraph className="lead">{words.lead}</Paragraph>
          <p className={first.example}>{words.example}</p>
          <dl className={first.figures} aria-label={words.figures}>
            {deliveryFigures.map((figure) => (
              <Quantity key={figure.label} {...figure} />
            ))}
          </dl>
        </header>
        <PageStyles after="text" />
        {deliveryGroups.map(({ id, heading, terms }) => (
          <section key={id} className={`grid ${styles.group}`} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <div className={look.answer}>
              <dl>
                {terms.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>
                      <WithEmail>{text}</WithEmail>
                      {term === productStatus.certification && <Expected />}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </section>
        ))}
      </article>
      <NextStep {...deliveryNext} />
    </>
  );
}

/** The products that can be reserved. */
function Expected() {
  return (
    <dl>
      {products.map(
        ({ id, name, expected }) =>
          expected !== undefined && (
            <div key={id}>
              <dt>
                <a href={paths.product(id)}>{name}</a>
              </dt>
              <dd>{expected}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
