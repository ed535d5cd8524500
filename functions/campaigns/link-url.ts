/** A stand-in until the links are merged. */
export function linkUrlOf(id: string): Promise<(number: number) => string> {
  return Promise.resolve(
    (number) => `https://quietgrid.example/api/newsletter/links/${id}/${number}/x`,
  );
}
