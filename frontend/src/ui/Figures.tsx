/** `5 to 45 °C`, `1024 × 600 pixels`, `60 days`: figures, and the word after them; `quad-core`, `RS-485`. */
const measure = /(\b\d(?:[\d.,:]*\d)?(?: (?:to|×) \d(?:[\d.,:]*\d)?)* \S+|[^\s-]+-\S+)/;

/** A text in which no line ends between a figure and its unit or inside the name of a part. Its words and spaces stay as they are. */
export function Figures({ children: text }: { readonly children: string }) {
  return text.split(measure).map((part, place) =>
    // What a split pattern captures stands at the odd places.
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
      <span key={place} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
