/**
 * Matches figures with the words after them (`5 to 45 °C`, `1024 × 600 pixels`, `60 days`, `4 h 28 min`, `80% RH`) and part names
 * (`quad-core`, `RS-485`, `NEMA 5-15`, `floor 2`, `Gateway 7`).
 */
const measure =
  /(\b(?:[Ff]loors?|[Gg]ateways?) \d+|\b\d(?:[\d.,:]*\d)?(?: (?:to|×) \d(?:[\d.,:]*\d)?)*%? (?:floor \d+|h \d+ min|\S+(?: RH\b\S*)?)|(?:\bNEMA )?[^\s-]+-\S+)/;

/** A text without line breaks between a figure and its unit or inside a part's name. */
export function NoBreakUnits({ children: text }: { readonly children: string }) {
  return text.split(measure).map((part, index) =>
    // `split` puts captured text at odd indexes.
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
