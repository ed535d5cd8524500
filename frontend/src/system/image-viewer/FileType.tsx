import { Download } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import { imageViewer } from './content.ts';

/** A file's button: for eyes, an arrow says what it does. */
export function FileType({ of }: { readonly of: string }) {
  return (
    <>
      <span className="visually-hidden">{imageViewer.download}</span>
      <Icon of={Download} aria-hidden strokeWidth={1.5} />
      {of.toUpperCase()}
    </>
  );
}
