import { expect, test } from 'vitest';
import { foundIn, foundSentence, foundWord, withMarks } from '#frontend/search/excerpt.ts';

test('A result quotes the first whole sentence with the word, not headings and lists', () => {
  const text =
    'Smart <mark>Lock.</mark> $120.00 CAD In series. Says <mark>“locked”</mark> only when the bolt is out. <mark>Locks:</mark> Codes by person, door and hour. The <mark>lock</mark> forgets a fob that you remove.';
  expect(foundSentence(text, 'lock')).toBe('Says <mark>“locked”</mark> only when the bolt is out.');
  expect(foundSentence('Works with <mark>Zigbee,</mark> Ember Matter: Not yet.', 'zigbee')).toBe(
    undefined,
  );
});

test('Of several words, the sentence has as many as it can', () => {
  const text =
    'A <mark>battery</mark> bridges cuts of power. Range, <mark>battery</mark> <mark>life</mark> and price get a number.';
  expect(foundSentence(text, 'battery life')).toMatch(/^Range/);
});

test('A title counts the words that it has, also in the plural', () => {
  expect(foundIn('Smart Lock', 'locks')).toBe(1);
  expect(foundIn('Gas Sensor', 'gas sens')).toBe(2);
  expect(foundIn('Gateway', 'lock')).toBe(0);
  expect(foundIn('Sensors, “locks”, switches', 'lock')).toBe(1);
});

test('A title marks the words that it has', () => {
  expect(withMarks('Smart Lock', 'locks')).toBe('Smart <mark>Lock</mark>');
  expect(withMarks('Gateway', 'lock')).toBe('Gateway');
});

test('A page that has the word only in a list or in code shows the word alone', () => {
  const list = 'All devices: Door Bell Smart <mark>Locks,</mark> Smart Mirror Gateway Fob';
  expect(foundWord(list, 'lock')).toBe('<mark>Locks</mark>');
  const code = 'about <mark>gateway,smart-lock:12.</mark>';
  expect(foundWord(code, 'Lock')).toBe('<mark>smart-lock</mark>');
  expect(foundWord('All of the <mark>Camera,</mark> Gateway', 'cameras')).toBe(
    '<mark>Camera</mark>',
  );
  expect(foundWord('No such word', 'lock')).toBe(undefined);
});
