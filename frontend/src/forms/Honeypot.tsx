/**
 * A field that only bots fill in. `inert` hides it from the keyboard, screen readers and autofill, even without a
 * style sheet. Its name means nothing to password managers.
 */
export function Honeypot() {
  return <input className="visually-hidden" name="subject" inert autoComplete="off" />;
}
