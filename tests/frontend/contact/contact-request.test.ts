import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContactRequest } from '#contract/contact/request.ts';
import { limits } from '#contract/limits.ts';
import { optionalFields } from '#contract/contact/optional-fields.ts';
import { contactProblems, contactRequest } from '#frontend/contact/request.ts';
import { privacySections } from '#frontend/company/privacy-policy/content.ts';

const filled = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  phone: '+1 (905) 555-0142 ext. 7',
  businessEmail: 'ada@analytical.example',
  message: 'Twelve sensors.\nTwo doors.',
  termsAccepted: 'on',
};
const zone = 'America/Toronto';

function entries(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

function messages(change: Partial<typeof filled>) {
  return contactProblems(contactRequest(entries({ ...filled, ...change }), zone)).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

const noPhone =
  'phone: Enter a phone number with 7 to 15 digits, like +1 (905) 555-0142. The only word it may have is “ext.”';
const noEmail = 'businessEmail: Enter an email address like name@company.com';
const longestEmail = `${'a'.repeat(limits.email.max - '@b.example'.length)}@b.example`;

describe('the contact form', () => {
  it('finds nothing to say about a form that is filled in', () => {
    expect(messages({})).toEqual([]);
  });

  it('names every empty required field once, in the order of the form', () => {
    expect(contactProblems(contactRequest(new FormData(), zone)).map(({ field }) => field)).toEqual(
      ['firstName', 'lastName', 'phone', 'businessEmail', 'message', 'termsAccepted'],
    );
  });

  it.each([
    ['firstName', 'x'.repeat(81), ['firstName: First name must be 80 characters or fewer']],
    ['firstName', '   ', ['firstName: Enter your first name']],
    ['lastName', 'x'.repeat(81), ['lastName: Last name must be 80 characters or fewer']],
    ['company', 'x'.repeat(121), ['company: Company must be 120 characters or fewer']],
    ['phone', '123', [noPhone]],
    ['phone', '1'.repeat(16), [noPhone]],
    ['phone', '1'.repeat(65), ['phone: Phone number must be 64 characters or fewer']],
    ['phone', 'call me', [noPhone]],
    ['firstName', '\u3164', ['firstName: Enter your first name']],
    ['businessEmail', 'x@y.z', [noEmail]],
    [
      'businessEmail',
      `a${longestEmail}`,
      ['businessEmail: Business email must be 254 characters or fewer'],
    ],
    ['businessEmail', 'ada@localhost', [noEmail]],
    ['businessEmail', 'ada@', [noEmail]],
    ['businessEmail', '', ['businessEmail: Enter your business email']],
    ['message', '\u{1F600}'.repeat(5001), ['message: Message must be 5,000 characters or fewer']],
    ['message', 'x'.repeat(5001), ['message: Message must be 5,000 characters or fewer']],
    ['message', '\n', ['message: Enter a message']],
  ])('says of %s %j: %j', (field, value, expected) => {
    expect(messages({ [field]: value })).toEqual(expected);
  });

  it('has the privacy policy name each field that may be left out', () => {
    const collected = privacySections.find(({ id }) => id === 'collected')?.list ?? [];
    const policy = collected.find(({ term }) => term === 'Contact form')?.text;
    for (const { label } of optionalFields) expect(policy).toContain(label.toLowerCase());
  });

  it('asks for the consent where the box is not ticked', () => {
    const { termsAccepted: _, ...unticked } = filled;
    expect(contactProblems(contactRequest(entries(unticked), zone))).toEqual([
      { field: 'termsAccepted', message: 'Tick the consent box before you send' },
    ]);
  });

  it('drops the invisible characters of pasted text, which nobody could find to correct', () => {
    const pasted = { ...filled, firstName: 'Ada\u0007\tB', message: 'One\u000bline\n\tand two' };
    expect(contactRequest(entries(pasted), zone)).toMatchObject({
      firstName: 'Ada  B',
      message: 'One line\n\tand two',
    });
  });

  it('says which products it is about, and leaves that out where there are none', () => {
    const request = contactRequest(entries({ ...filled, about: 'smart-lock:12,gateway' }), zone);
    expect(request.about).toBe('smart-lock:12,gateway');
    expect(contactRequest(entries({ ...filled, about: '' }), zone)).not.toHaveProperty('about');
  });

  it('says when to call: all that is picked and what is written, or any time', () => {
    const asking = entries({ ...filled, callMe: 'Any time' });
    expect(contactRequest(entries(filled), zone).callTimes).toBeUndefined();
    expect(contactRequest(asking, zone).callTimes).toBe('Any time');
    asking.append('callTime', 'Fri, Nov 27, 10:00 EST');
    asking.append('callTime', 'Mon, Nov 30, 14:00 EST');
    asking.set('callTimes', ' After lunch ');
    expect(contactRequest(asking, zone).callTimes).toBe(
      'Fri, Nov 27, 10:00 EST; Mon, Nov 30, 14:00 EST; After lunch',
    );
  });

  it('sends an unreadable time zone as none, since the visitor cannot correct it', () => {
    expect(contactRequest(entries(filled), '+05:30').timeZone).toBe('');
  });

  it('agrees with the server about every text that can be typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 130 }),
      fc.string({
        unit: fc.constantFrom(
          ...Array.from('a1 +@.-\té\u200B\u200C\u202D\u2011\u{1F600}\u{E0067}'),
          '\uD800',
        ),
      }),
      fc.emailAddress(),
      fc.emailAddress().map((address) => address.replace('@', '@bü')),
      fc.constantFrom(
        '',
        '\u{1F600}'.repeat(5000),
        '\u{1F600}'.repeat(5001),
        'x'.repeat(80),
        'x'.repeat(81),
        'x'.repeat(121),
        'x'.repeat(5001),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(
          'firstName',
          'lastName',
          ...optionalFields.map(({ name }) => name),
          'phone',
          'businessEmail',
          'message',
        ),
        text,
        fc.boolean(),
        (field, value, ticked) => {
          const data = entries({ ...filled, [field]: value });
          if (!ticked) data.delete('termsAccepted');
          const request = contactRequest(data, zone);
          expect(contactProblems(request).length === 0).toBe(
            ContactRequest.safeParse(request).success,
          );
        },
      ),
      { numRuns: 2000 },
    );
  });
});
