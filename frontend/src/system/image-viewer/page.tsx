import * as brand from '../../content/brand.ts';
import { Head } from '../../document/Head.tsx';
import { usePagePath } from '../../document/page-path.ts';
import { PageStyles } from '../../document/PageStyles.tsx';
import * as paths from '../../paths.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { imageViewer, images, wordmarks } from './content.ts';
import styles from './critical.module.css';
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
      <Viewer {...(known && { known })} {...(known?.name === 'logo' && { more: <Wordmarks /> })} />
      <PageStyles />
    </>
  );
}

/** The name beside the mark, as the header writes it. */
function Wordmarks() {
  return (
    <>
      {wordmarks.map(({ src, ground, title }) => (
        <div key={ground} className={styles[ground]}>
          <div className={styles.wordmark}>
            <LogoMark name={brand.name} />
          </div>
          <a href={src} download={`${title}.svg`}>
            {imageViewer.downloadWordmark}
            <span className="visually-hidden">: {title}</span>
          </a>
        </div>
      ))}
    </>
  );
}
