import type { PictureKey } from './picture-key.ts';
import styles from './Crop.module.css';
import { Picture } from './Picture.tsx';

interface CropProps {
  readonly picture: { readonly key: PictureKey; readonly alt: string };
  /** The `sizes` of the whole picture, so that a page showing both fetches one file. */
  readonly sizes: string;
  /**
   * Sets `--x` and `--y`, the centre of the crop in per cent of the picture, and `--zoom`, the picture's width as a
   * multiple of the frame's.
   */
  readonly className?: string | undefined;
}

/** A detail of a picture, in a frame whose shape the page sets. */
export function Crop({ picture, sizes, className = '' }: CropProps) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
    </div>
  );
}
