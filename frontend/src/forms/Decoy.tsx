/**
 * A field for programs that fill in whatever they find. No person meets it: `inert` takes it from the
 * keyboard, from screen readers and from the browser's own filling in, with or without a style sheet. Its
 * name means nothing to password managers.
 */
export function Decoy() {
  return <input className="visually-hidden" name="subject" inert autoComplete="off" />;
}
