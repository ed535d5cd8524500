import type { PictureKey } from './picture-key.ts';
import styles from './Crop.module.css';
import { Picture } from './Picture.tsx';

interface CropProps {
  readonly picture: { readonly key: PictureKey; readonly alt: string };
  /** Those of the whole picture: a page that also shows that fetches one file for both. */
  readonly sizes: string;
  /** Says with `--x` and `--y`, in per cent of the picture, what stands in the middle, and with `--zoom` how many times as wide as its frame the picture is. */
  readonly className?: string | undefined;
}

/** A detail of a picture, in a frame whose shape the page gives. */
export function Crop({ picture, sizes, className = '' }: CropProps) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
    </div>
  );
}
