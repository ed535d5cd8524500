/** Parallel calls; more would only queue on the dispatcher's small CPU. */
const concurrency = 10;

/** Applies `act` to each; results keep the order. */
export async function inParallel<Given, Made>(
  given: readonly Given[],
  act: (each: Given) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < given.length; from += concurrency) {
    made.push(...(await Promise.all(given.slice(from, from + concurrency).map(act))));
  }
  return made;
}
