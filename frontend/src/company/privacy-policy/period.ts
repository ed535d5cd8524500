const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number of months in words: "two years", "one year", "18 months". */
export function periodInWords(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${words[count] ?? count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The same at the start of a sentence. */
export function periodAtStart(months: number): string {
  const period = periodInWords(months);
  return period.charAt(0).toUpperCase() + period.slice(1);
}
