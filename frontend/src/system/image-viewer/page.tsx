import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { imageSource, imageViewer, images, type NamedImage } from './content.ts';
import { pages } from '../../pages.ts';
import { paths } from '../../paths.ts';
import { Head } from '../../routing/Head.tsx';
import { PageLink } from '../../routing/PageLink.tsx';
import { PageStyles } from '../../routing/PageStyles.tsx';
import { useHydrated } from '../../routing/use-hydrated.ts';
import styles from './first-view.module.css';

/** Stands for unknown names in the prerendered page, whose status is 404. */
const anyName = ':name';

export function Page() {
  return (
    <>
      <Viewer />
      <PageStyles />
    </>
  );
}

function Viewer() {
  const imageName = useLocation().pathname.replace(/^\/image\/|\/$/g, '');
  const hydrated = useHydrated();
  const known = images.find(({ name }) => name === imageName);
  if (known) return <Shown {...known} />;
  if (!hydrated) return <Waiting />;
  const valid = /^[A-Za-z0-9_-]+$/.test(imageName);
  return valid ? <Tried name={imageName} /> : <NotFound name={imageName} />;
}

/** Until hydration. Without script it says that there is no such picture: known pictures have a page. */
function Waiting() {
  return (
    <section className={styles.page}>
      <ImageHead name={anyName} title={imageViewer.title} />
      <h1 className={`caption ${styles.title}`}>{imageViewer.title}</h1>
      <noscript>
        <p className={styles.missing}>{imageViewer.notFound}</p>
      </noscript>
    </section>
  );
}

function Tried({ name }: { readonly name: string }) {
  return <Shown name={name} src={imageSource(name)} title={name} alt={imageViewer.alt(name)} />;
}

type ShownProps = Omit<NamedImage, 'width' | 'height'> &
  Partial<Pick<NamedImage, 'width' | 'height'>>;

function Shown({ name, src, width, height, title, alt }: ShownProps) {
  const [failed, setFailed] = useState(false);
  // The picture may have failed before hydration.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return <NotFound name={name} />;
  return (
    <section className={styles.page}>
      <ImageHead name={name} title={title} />
      <h1 className={`caption ${styles.title}`}>{title}</h1>
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
    </section>
  );
}

function NotFound({ name }: { readonly name: string }) {
  return (
    <section className={`frame ${styles.page}`}>
      <ImageHead
        name={name}
        title={imageViewer.notFound}
        description={imageViewer.notFoundDescription}
      />
      <h1 className={styles.missing}>{imageViewer.notFound}</h1>
      <PageLink to={pages.home.path}>{imageViewer.home}</PageLink>
    </section>
  );
}

interface ImageHeadProps {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
}

function ImageHead({ name, title, description = imageViewer.description(title) }: ImageHeadProps) {
  return (
    <Head
      title={`${title} | ${brand.name}`}
      description={description}
      path={paths.image(name)}
      index={false}
    />
  );
}
