/** The brand's ring, as on the site. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden>
      <path className="ring" d="M28 16A12 12 0 1 1 16 4" />
      <path className="lit" d="M19.5 4.5A12 12 0 0 1 27.5 12.5" />
      <circle className="dot" cx="16" cy="16" r="2" />
    </svg>
  );
}
