import { describe, expect, it } from 'vitest';
import { CallRequest } from '#contract/contact/call.ts';
import { callIn, callProblems } from '#frontend/staff/calls/call-request.ts';

function typed(fields: Readonly<Record<string, string>>) {
  const entries = new FormData();
  for (const [name, value] of Object.entries({
    firstName: 'Ada',
    message: 'Asks for a price',
    ...fields,
  }))
    entries.set(name, value);
  return callIn(entries);
}

describe('a call', () => {
  it('needs no more than a name and what it was about', () => {
    const call = typed({});
    expect(callProblems(call)).toEqual([]);
    expect(CallRequest.parse(call)).not.toHaveProperty('phone');
  });

  it.each([
    ['firstName', ''],
    ['message', '  '],
    ['phone', 'soon'],
    ['businessEmail', 'ada'],
  ])('says that its %s cannot be %j, as the server does', (field, value) => {
    const call = typed({ [field]: value });
    expect(callProblems(call).map((each) => each.field)).toEqual([field]);
    const { error } = CallRequest.safeParse(call);
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
