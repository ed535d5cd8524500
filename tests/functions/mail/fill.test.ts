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

test('A value is one line in the subject, escaped in the HTML and unchanged in the text', () => {
  const rows = ['{{name}}', '&', '{{#rows}}'].map((item) => ({ item }));

  expect(fill(template, { name: 'Ada\r\n<Byron>' }, rows)).toEqual({
    subject: 'From Ada <Byron>',
    html: '<p>Ada\r\n&lt;Byron&gt;</p><li>{{name}}</li><li>&amp;</li><li>{{#rows}}</li>',
    text: 'Ada\r\n<Byron>: {{name}} & {{#rows}}',
  });
});

test('Without rows, their part is empty', () => {
  expect(fill(template, { name: 'Ada' })).toMatchObject({ html: '<p>Ada</p>', text: 'Ada:' });
});
