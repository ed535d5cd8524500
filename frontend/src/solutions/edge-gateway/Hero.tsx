import { FileDown } from 'lucide';
import { products } from '../../content/products.ts';
import { Head } from '../../document/Head.tsx';
import { PageStyles } from '../../document/PageStyles.tsx';
import * as paths from '../../paths.ts';
import { Price } from '../../sections/product/Price.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraph } from '../../ui/Paragraph.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { edgeGatewayPage, edgeGatewayWords, gatewayOffer, gatewayOnPaper } from './content.ts';
import styles from './critical.module.css';

/** The gateway on the page's own ground, with its price. */
export function Hero() {
  return (
    <>
      <Head {...edgeGatewayPage} />
      <section className={styles.hero}>
        <div className={`frame grid ${styles.columns}`}>
          <h1 className={styles.heading}>{edgeGatewayPage.heading}</h1>
          <Picture
            picture={gatewayOnPaper}
            sizes="(width >= 62rem) 66vw, 116vw"
            priority
            className={styles.object}
          />
          <p className={`lead ${styles.text}`}>{edgeGatewayPage.lead}</p>
          <div className={styles.offer}>
            <Offer />
          </div>
        </div>
      </section>
      <PageStyles after="own" />
    </>
  );
}

function Offer() {
  const product = products.find(({ slug }) => slug === gatewayOffer.slug);
  return (
    <>
      <p className={styles.price}>
        <Price amount={product?.amount} />
      </p>
      <div className={styles.terms}>
        <Paragraph>{gatewayOffer.status}</Paragraph>
        {product && <a href={paths.product(product.id)}>{gatewayOffer.product}</a>}
      </div>
      <div className={styles.actions}>
        <a className={buttonClass('accent')} href={paths.contactAbout([gatewayOffer.slug])}>
          {edgeGatewayWords.ask}
        </a>
        <Download />
      </div>
    </>
  );
}

/** Opens the technical document in a new tab. */
function Download() {
  return (
    <div className={styles.download}>
      <a
        className={buttonClass('quiet')}
        href={edgeGatewayWords.document}
        target="_blank"
        rel="noopener"
      >
        <Icon of={FileDown} aria-hidden strokeWidth={1.5} />
        {edgeGatewayWords.buttonTitle}
        <span className="visually-hidden">{` ${edgeGatewayWords.opensTab}`}</span>
      </a>
      <span className="caption">{edgeGatewayWords.documentSize}</span>
    </div>
  );
}
