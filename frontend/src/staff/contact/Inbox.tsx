import { useQuery } from '@tanstack/react-query';
import { OpenContact } from './OpenContact.tsx';
import { templatesQuery } from '../reply-templates/templates-query.ts';
import styles from './page.module.css';

/** A contact, as wide as the list beside it leaves room for. */
export function Inbox({ id }: { readonly id: string }) {
  // A reply can be written without.
  const templates = useQuery(templatesQuery).data?.templates ?? [];
  return (
    <div className={styles.place}>
      <OpenContact key={id} {...{ id, templates }} />
    </div>
  );
}
