import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react';
import * as brand from '../../content/brand.ts';
import { island } from '../../islands/island.tsx';
import * as paths from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { FileType } from './FileType.tsx';
import { imageSource, imageViewer, type NamedImage } from './content.ts';
import styles from './critical.module.css';

interface ViewerProps {
  /** Left out on the page of unknown names, which only the browser knows. */
  readonly known?: NamedImage;
  /** Below it. Its files are then offered below the picture, as those of the others. */
  readonly more?: ReactNode;
}

/** The picture named by the URL. */
export const Viewer = island('load', function Viewer({ known, more }: ViewerProps) {
  const name = useName();
  if (known) return <Shown {...known} more={more} />;
  if (name === undefined) return <Waiting />;
  return /^[A-Za-z0-9_-]+$/.test(name) ? <Tried name={name} /> : <NotFound />;
});

/** The name in the URL; undefined in the prerendered page. */
function useName(): string | undefined {
  return useSyncExternalStore(
    () => () => undefined,
    () => location.pathname.replace(/^\/image\/|\/$/g, ''),
    () => undefined,
  );
}

/** Without script, it says that there is no such picture: known pictures have a page. */
function Waiting() {
  return (
    <section className={`frame ${styles.page}`}>
      <div className={styles.bar}>
        <h1>{imageViewer.title}</h1>
      </div>
      <noscript>
        <p className="lead">{imageViewer.notFound}</p>
      </noscript>
    </section>
  );
}

function Tried({ name }: { readonly name: string }) {
  useTitle(`${name} | ${brand.name}`);
  return <Shown src={imageSource(name)} title={name} alt={imageViewer.alt(name)} />;
}

type ShownProps = Pick<NamedImage, 'src' | 'title' | 'alt' | 'png'> &
  Partial<Pick<NamedImage, 'width' | 'height'>> &
  Pick<ViewerProps, 'more'>;

function Shown({ src, png, width, height, title, alt, more }: ShownProps) {
  const [failed, setFailed] = useState(false);
  // The picture may have failed before hydration.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return <NotFound />;
  const type = src.slice(src.lastIndexOf('.') + 1);
  const files = width && height && (
    <div className={styles.facts}>
      {type !== 'svg' && <p className="caption">{imageViewer.size(width, height)}</p>}
      <a className={buttonClass('quiet')} href={src} download={`${title}.${type}`}>
        <FileType of={type} />
      </a>
      {png && (
        <a className={buttonClass('quiet')} href={png} download={`${title}.png`}>
          <FileType of="png" />
        </a>
      )}
    </div>
  );
  return (
    <section className={styles.page}>
      <div className={`frame ${styles.bar}`}>
        <h1>{title}</h1>
        {!more && files}
      </div>
      <div className={styles.panel}>
        <span className={styles.clear}>
          <img
            ref={check}
            className={styles.picture}
            src={src}
            width={width}
            height={height}
            alt={alt}
            fetchPriority="high"
            loading="eager"
            onError={() => setFailed(true)}
          />
          {more && (
            <svg className={styles.guides} aria-hidden>
              <rect />
              <rect />
              <rect />
              <text x="50%" y="50%" textAnchor="middle">
                {imageViewer.unit}
              </text>
            </svg>
          )}
        </span>
        {more && (
          <div className={styles.offer}>
            <p>{imageViewer.icon}</p>
            {files}
          </div>
        )}
      </div>
      {more}
    </section>
  );
}

function NotFound() {
  useTitle(`${imageViewer.notFound} | ${brand.name}`);
  return (
    <section className={`frame ${styles.page} ${styles.missing}`}>
      <h1>{imageViewer.notFound}</h1>
      <a className={buttonClass()} href={paths.home}>
        {imageViewer.home}
      </a>
    </section>
  );
}
