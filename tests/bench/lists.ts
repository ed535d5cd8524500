import type { Figure } from './figures.ts';
import { atSizes, countUnits, placeOf } from './rows.ts';

const limit = 50;

/**
 * Reads the staff's list of contacts with the function's own code: the first page and one from the middle. dynalite
 * computes the read units by DynamoDB's rules.
 */
export async function* measureLists(): AsyncGenerator<Figure> {
  for await (const [rows, units] of atSizes([1_000, 100_000], read)) {
    const size = `${rows.toLocaleString('en-CA')} rows`;
    yield { what: `first page of ${size}`, value: units.first, unit: 'units', target: 33 };
    yield {
      what: `a page from the middle of ${size}`,
      value: units.middle,
      unit: 'units',
      target: 33,
    };
  }
}

async function read(rows: number): Promise<{ first: number; middle: number }> {
  // Imported late, because the module reads its environment variables.
  const { readContacts } = await import('#functions/contact/contact-list-store.ts');
  const unitsOf = async (after?: string) => {
    const counted = await countUnits();
    await readContacts({}, { limit, after });
    return counted();
  };
  return { first: await unitsOf(), middle: await unitsOf(placeOf(rows / 2)) };
}
