/** Calls at once: more wait for one another on the little processor that the dispatcher has. */
const concurrency = 10;

/** What `act` makes of each, in their order. */
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
