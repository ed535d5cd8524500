import { expect, test } from 'vitest';
import type { MailTemplate } from '#mail/template.ts';
import { fill } from '#functions/mail/fill.ts';

const template: MailTemplate<'name', 'item'> = {
  placeholders: ['name'],
  rowPlaceholders: ['item'],
  subject: 'From {{name}}',
  html: '<p>{{name}}</p>{{#rows}}<li>{{item}}</li>{{/rows}}',
  text: '{{name}}:{{#rows}} {{item}}{{/rows}}',
};

test('A value is one line in the subject, no markup in the HTML, and itself in the text', () => {
  expect(fill(template, { name: 'Ada\r\n<Byron>' }, [{ item: '{{name}}' }, { item: '&' }])).toEqual(
    {
      subject: 'From Ada <Byron>',
      html: '<p>Ada\r\n&lt;Byron&gt;</p><li>{{name}}</li><li>&amp;</li>',
      text: 'Ada\r\n<Byron>: {{name}} &',
    },
  );
});

test('Without rows nothing stands in their place', () => {
  expect(fill(template, { name: 'Ada' })).toMatchObject({ html: '<p>Ada</p>', text: 'Ada:' });
});
