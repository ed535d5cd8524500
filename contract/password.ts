/**
 * Refuses passwords that are long and still among the first to be guessed. Lists of leaked passwords are,
 * at twelve characters and more, nearly all made of the same few pieces: a common word, a run along the
 * keyboard or the alphabet, a year, something repeated. A password is as good as it has pieces, where
 * each of these counts as one, and so does any other character.
 */
const leastPieces = 8;

/** Words that passwords are made of the world over, and those that lie near on this site. */
const words = `
  account admin administrator america angel apple arsenal august autumn baseball basketball batman
  beautiful butterfly canada change charlie chelsea chocolate computer cookie corvette december
  default diamond dragon ember february flower football forever freedom friday friend google guest
  hannah harley hello hockey hunter iloveyou internet january jessica jordan killer letmein liverpool
  login london love lovely manager master matrix mercedes michael michelle mickey monday monkey
  mustang november october office orange passphrase passw password pepper pokemon princess quietgrid
  ranger robert samsung secret security september server shadow smart soccer spring staff starwars
  summer sunday sunshine superman system temporary test thomas thunder toronto trustno welcome
  whatever william winter yankees yellow`
  .split(/\s+/)
  .filter(Boolean)
  .toSorted((one, other) => other.length - one.length);

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8i9',
  '147258369',
];
const runs = rows.flatMap((row) => [row, Array.from(row).toReversed().join('')]);

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** @param names what else lies near for this person, such as the username */
export function isGuessable(password: string, names: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const near = names.map((name) => name.toLowerCase()).filter(({ length }) => length > 2);
  let pieces = 0;
  for (let at = 0; at < text.length && pieces < leastPieces; pieces += 1) {
    at += Math.max(1, lengthOfPiece(text.slice(at), [...near, ...words]));
  }
  return pieces < leastPieces;
}

/** How much of the text's beginning counts as one piece; 0 where nothing does. */
function lengthOfPiece(text: string, known: readonly string[]): number {
  const plain = text.replaceAll(/[@4310!$57]/g, (character) => lookalikes[character] ?? '');
  const word = known.find((each) => plain.startsWith(each) || text.startsWith(each));
  const [year = ''] = /^(?:19|20)\d\d/.exec(text) ?? [];
  // Three times the same, or twice the same of some length.
  const [repeated = ''] = /^(.)\1{2,}|^(.{3,}?)\2+/s.exec(text) ?? [];
  return Math.max(word?.length ?? 0, year.length, repeated.length, lengthOfRun(text));
}

/** Three characters and more that follow one another along a row. */
function lengthOfRun(text: string): number {
  let longest = 0;
  for (const run of runs) {
    let length = Math.max(longest, 2);
    while (length < text.length && run.includes(text.slice(0, length + 1))) length += 1;
    if (length > 2 && run.includes(text.slice(0, length))) longest = length;
  }
  return longest;
}
