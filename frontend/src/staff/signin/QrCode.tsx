import { generate } from 'lean-qr';
import styles from './sign-in.module.css';

/** Modules of the quiet zone around a code. */
const quiet = 4;

/** A QR code as one path: no request, and nothing to allow in the content security policy. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) squares.push(`M${x + quiet} ${y + quiet}h1v1h-1z`);
    }
  }
  const side = code.size + 2 * quiet;
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would need a data: URL of the secret
      role="img"
      aria-label={label}
    >
      <path d={squares.join('')} />
    </svg>
  );
}
