import * as brand from '../../content/brand.ts';
import { Head } from '../../document/Head.tsx';
import { usePagePath } from '../../document/page-path.ts';
import { PageStyles } from '../../document/PageStyles.tsx';
import * as paths from '../../paths.ts';
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

/** The name beside the mark. */
function Wordmarks() {
  return (
    <>
      {wordmarks.map(({ src, ground, title }) => (
        <div key={ground} className={styles[ground]}>
          <img src={src} alt="" width={952} height={256} className={styles.wordmark} />
          <a href={src} download={`${title}.svg`}>
            {imageViewer.downloadWordmark}
            <span className="visually-hidden">: {title}</span>
          </a>
        </div>
      ))}
    </>
  );
}
