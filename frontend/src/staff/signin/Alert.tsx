import styles from './Alert.module.css';

export function Alert({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className={styles.alert} role="alert">
      {text}
    </p>
  );
}
