import * as brand from '../../content/brand.ts';
import { Head } from '../../document/Head.tsx';
import { usePagePath } from '../../document/page-path.ts';
import { PageStyles } from '../../document/PageStyles.tsx';
import * as paths from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { imageViewer, images, logoRules, wordmarks } from './content.ts';
import styles from './critical.module.css';
import { FileType } from './FileType.tsx';
import { Viewer } from './Viewer.island.tsx';

export function Page() {
  const path = usePagePath();
  const known = images.find(({ name }) => paths.image(name) === path);
  // The page for unknown names, with status 404, has none.
  const { title = imageViewer.title } = known ?? {};
  return (
    <>
      <Head
        title={`${title} | ${brand.name}`}
        description={imageViewer.description(title)}
        index={false}
      />
      <Viewer {...(known && { known })} {...(known?.name === 'logo' && { more: <Brand /> })} />
      <PageStyles />
    </>
  );
}

/** The name beside the mark, and the rules for both. */
function Brand() {
  const { space, colours, sizes } = logoRules;
  return (
    <>
      {wordmarks.map(({ src, ground, name, title }) => (
        <div key={ground} className={styles[ground]}>
          <img src={src} alt="" width={952} height={256} className={styles.wordmark} />
          <div className={styles.offer}>
            <p>{name}</p>
            <a className={buttonClass('quiet')} href={src} download={`${title}.svg`}>
              <FileType of="svg" />
              <span className="visually-hidden">: {title}</span>
            </a>
          </div>
        </div>
      ))}
      <div className={styles.rules}>
        <section>
          <h2>{space.heading}</h2>
          <p>{space.text}</p>
        </section>
        <section>
          <h2>{colours.heading}</h2>
          <ul className={styles.colours}>
            {colours.list.map(({ name, value }) => (
              <li key={name}>
                <svg viewBox="0 0 1 1" aria-hidden>
                  <circle cx=".5" cy=".5" r=".5" fill={value} />
                </svg>
                <span>{name}</span>
                <code>{value}</code>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{sizes.heading}</h2>
          <p>{sizes.text}</p>
          <p className={styles.smallest} aria-hidden>
            {sizes.shown.map((size) => (
              <img key={size} src={sizes.icon} alt="" width={size} height={size} />
            ))}
          </p>
        </section>
      </div>
    </>
  );
}
