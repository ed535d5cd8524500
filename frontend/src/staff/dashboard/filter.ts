/** The rows that contain every word of `filter`, in any case. */
export function matching<Row extends object>(rows: readonly Row[], filter: string): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = Object.values(row).join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
