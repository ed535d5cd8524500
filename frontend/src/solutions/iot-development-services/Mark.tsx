export type MarkName = keyof typeof marks;

const across = [0, 1, 2, 3, 4, 5];
const down = [0, 1, 2, 3];

/** What no picture shows. The amber part of each is the point. */
const marks = {
  /** Waves from a quarter of one. */
  radio: (
    <>
      <path d="M60 80V42M44 80h32" />
      <g>
        <path d="M48 32a17 17 0 0 1 24 0" />
      </g>
      <path d="M38 22a31 31 0 0 1 44 0M28 12a45 45 0 0 1 64 0" />
    </>
  ),
  /** A rack of 24 boards, one of them active. */
  boards: (
    <>
      {down.flatMap((row) =>
        across.map((column) => (
          <rect
            key={`${row}-${column}`}
            x={3 + column * 20}
            y={4 + row * 20}
            width="14"
            height="12"
            rx="2"
          />
        )),
      )}
      <g>
        <rect x="63" y="24" width="14" height="12" rx="2" />
      </g>
    </>
  ),
  /** Many sensors, one account. */
  stream: (
    <>
      <path d="M6 8c44 0 34 32 68 32M6 24c44 0 34 16 68 16M6 40h68M6 56c44 0 34-16 68-16M6 72c44 0 34-32 68-32" />
      <g>
        <circle cx="92" cy="40" r="18" />
      </g>
    </>
  ),
  /** A unit on the fixture's pins, passed. */
  pass: (
    <>
      <rect x="24" y="8" width="72" height="48" rx="6" />
      <path d="M36 56v16M52 56v16M68 56v16M84 56v16M16 72h88" />
      <g>
        <path d="m48 32 9 9 16-18" />
      </g>
    </>
  ),
} as const;

/** A service as a simple drawing. Decorative: the heading beside it names the service. */
export function Mark({ name }: { readonly name: MarkName }) {
  return (
    <svg viewBox="0 0 120 84" aria-hidden>
      {marks[name]}
    </svg>
  );
}
