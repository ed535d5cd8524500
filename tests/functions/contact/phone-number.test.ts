import { expect, test } from 'vitest';
import { phoneNumber } from '#functions/contact/phone-number.ts';

test.each([
  ['905-555-0142', '+19055550142'],
  ['1 905 555 0142', '+19055550142'],
  ['+44 (0)20 7946 0018', '+442079460018'],
  ['(+44) 020 7946 0018', '+442079460018'],
  ['0044 20 7946 0018', '+442079460018'],
  ['011 44 20 7946 0018', '+442079460018'],
  ['+39 06 6982 1234', '+390669821234'],
  ['\u202A+1\u202F905\u2011555\u20110142\u202C', '+19055550142'],
  ['+\u0662\u0660 100 123 4567', '+201001234567'],
  ['+1 555 123 4567', '+15551234567'],
])('%s is %s', (phone, phoneE164) => {
  expect(phoneNumber(phone)).toEqual({ phoneE164 });
});

test.each([
  '+1 905 555 0142 extension 44',
  '905 555 0142, ext. 44',
  '905.555.0142x44',
  '905 555 0142 poste 44',
  'tel:+1-905-555-0142;ext=44',
  '+1 905 555 0142,,44',
])('The extension of %s is parsed separately', (phone) => {
  expect(phoneNumber(phone)).toEqual({ phoneE164: '+19055550142', phoneExtension: '44' });
});

test.each(['555-0142', '020 7946 0018', '*67 905 555 0142', '123456789012345', '+999 12 34 56 78'])(
  '%s cannot be converted to E.164',
  (phone) => {
    expect(phoneNumber(phone)).toEqual({});
  },
);
