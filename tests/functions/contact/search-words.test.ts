import { describe, expect, test } from 'vitest';
import { fold } from '#contract/fold.ts';
import { rowMatcher } from '#functions/contact/search-words.ts';

const row = {
  texts: [
    'Guðrún',
    'O’Brien-Łukasz',
    'Straße & Söhne',
    '+1 (905) 555-0104',
    'Gudrun.Obrien@Example.com',
    'Two sensors for Þingvellir, 12 by June.',
  ],
  phones: ['+1 (905) 555-0104', undefined],
};
const finds = (query: string) => rowMatcher(query)?.(row);

describe('A text is folded', () => {
  test.each([
    ['Guðrún', 'gudrun'],
    ['GUÐRÚN', 'gudrun'],
    ['Gu\u00F0ru\u0301n', 'gudrun'],
    ['Þórður', 'thordur'],
    ['Łódź', 'lodz'],
    ['Đorđe', 'dorde'],
    ['Ørsted', 'orsted'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['GROẞ', 'gross'],
    ['Æther œuvre', 'aether oeuvre'],
    ['İstanbul Iğdır ISPARTA ılık', 'istanbul igdir isparta ilik'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Οδυσσεύς', 'οδυσσευσ'],
    ['Ἀθῆναι', 'αθηναι'],
    ['ЙОГУРТ Ёлка', 'иогурт елка'],
    ['ﬁne ﬀort ĳs', 'fine ffort ijs'],
    ['ＡＢＣ１２', 'abc12'],
    ["O’Brien O'Brien OʼBrien", 'obrien obrien obrien'],
    ['東京 서울', '東京 서울'],
    ['שָׁלוֹם', 'שלום'],
    ['Ada', 'ada'],
    ['Donau\u00ADdampf\u200Bschiff', 'donaudampfschiff'],
    ['می\u200Cخواهم \u202EAda\u202C', 'میخواهم ada'],
  ])('%s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });

  test('without matching a part of another syllable', () => {
    expect(rowMatcher('가')?.({ texts: ['각'], phones: [''] })).toBe(false);
  });
});

describe('A row is found', () => {
  test.each([
    'gudrun',
    'GUÐRÚN',
    'obrien',
    "o'brien lukasz",
    'O’Brien-Łukasz',
    'strasse sohne',
    'thingvellir',
    'sensor',
    'sensors gudrun 12',
    'gudrun.obrien@example.com',
    '<GUDRUN.OBRIEN@EXAMPLE.COM>,',
    'example.com',
    '(sensors), "june"!',
    '9055550104',
    '905-555-0104',
    '905.555.0104',
    '905 555 0104',
    '+1 905 555 0104',
    '+19055550104',
    '(905)5550104 gudrun',
    '0104',
  ])('by %s', (query) => {
    expect(finds(query)).toBe(true);
  });

  test.each([
    'ada',
    'gudrun ada',
    'sensorss',
    '9055550105',
    '905-555-0105',
    'gudrun@example.com',
    // Digits inside a phone number are not a year or an amount.
    '5501',
  ])('not by %s', (query) => {
    expect(finds(query)).toBe(false);
  });

  test.each([
    ['905 555 0104', true],
    ['gudrun 905-555-0104', true],
    ['905 555 0104 gudrun', true],
    ['905 555 0105', false],
    ['905 gudrun 555 0104', false],
  ])('by %s, however the visitor grouped the digits: %s', (query, expected) => {
    const phone = '+1 90 55 55 01 04';
    expect(rowMatcher(query)?.({ texts: ['Guðrún', phone], phones: [phone] })).toBe(expected);
  });

  test('not by words joined across two texts', () => {
    expect(rowMatcher('adabyron')?.({ texts: ['Ada', 'Byron'], phones: [''] })).toBe(false);
  });

  test('by numbers other than phone numbers', () => {
    const texts = ['Room 12, 40000 lux'];
    expect(rowMatcher('12 40000')?.({ texts, phones: [''] })).toBe(true);
  });
});

test.each([
  ['+19055550142', '905-555-0142', undefined],
  ['+19055550142', '905-555-0142 x7', '+19055550142'],
  ['905-555-0142', '+1 (905) 555-0142', '+19055550142'],
  ['+442079460018', '+44 (0)20 7946 0018', '+442079460018'],
  ['020 7946 0018', '+44 20 7946 0018', '+442079460018'],
  ['+44 20 7946 0018', '020 7946 0018', undefined],
  ['0114420 7946 0018', '020 7946 0018', undefined],
  ['+19055550142', '\u202A905\u2011555\u20110142\u202C', undefined],
])('The caller’s number %s finds a contact who wrote %s', (query, phone, e164) => {
  const phones = [phone, e164];
  expect(rowMatcher(query)?.({ texts: [], phones })).toBe(true);
  expect(rowMatcher(query.replace(/.$/, '9'))?.({ texts: [], phones })).toBe(false);
});

test.each(['', ' ', '...', '?!', '\u0301', '\u{1F642}', '+-()', '@', "'"])(
  'The query %j has no words',
  (query) => {
    expect(rowMatcher(query)).toBeUndefined();
  },
);
