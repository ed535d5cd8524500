import styles from './Alert.module.css';

/** A sentence that screen readers say at once; nothing where there is none. */
export function Alert({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className={styles.alert} role="alert">
      {text}
    </p>
  );
}
