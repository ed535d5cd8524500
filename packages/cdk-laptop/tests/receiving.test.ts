import { describe, expect, test, vi } from 'vitest';
import { EventBus } from '../src/events/event-bus.ts';
import { Verdicts } from '../src/ses/receipt-headers.ts';
import { MailReceiver, maxReceivedBytes, type ReceiptRule } from '../src/ses/receiver.ts';
import { S3 } from '../src/s3/s3.ts';
import { temporaryFolder } from './temporary-folder.ts';

const raw = Buffer.from(
  'From: Ada <ada@author.example>\r\nSubject: =?utf-8?q?gr=C3=BC=C3=9Fe?=\r\n\r\nHello \xff\r\n',
  'latin1',
);
const passing = Verdicts.parse({});

/** A receiver with one rule. */
function openReceiver(rule: Partial<ReceiptRule> = {}) {
  const events = new EventBus();
  const put = vi.spyOn(events, 'put').mockReturnValue(1);
  const bucket = new S3(temporaryFolder(), events, () => {}).open('mail', 'eu-west-1', '1');
  bucket.publishesEvents = true;
  const receiver = new MailReceiver();
  const recipients = ['support@quietgrid.example'];
  receiver.rules.set('rule', { bucket, prefix: 'incoming/', recipients, scans: true, ...rule });
  const receive = async (
    to = 'support@quietgrid.example',
    from = 'ada@mail.example',
    verdicts = passing,
  ) => {
    const id = receiver.receive(raw, { recipients: [to], from, verdicts, helo: 'mail.example' });
    const object = await bucket.read(`incoming/${id}`);
    return { id, mail: object?.body ?? Buffer.alloc(0) };
  };
  return { receiver, receive, bucket, put };
}

describe('Received mail', () => {
  test('is an object that begins with the headers of SES, and then has every byte that was sent', async () => {
    const { receive, put } = openReceiver();
    const { id, mail } = await receive('support+token@quietgrid.example');

    expect(mail.subarray(-raw.length)).toEqual(raw);
    const lines = mail.subarray(0, -raw.length).toString().split('\r\n');
    expect(lines).toEqual([
      'Return-Path: <ada@mail.example>',
      'Received: from mail.example (mail.example [127.0.0.1])',
      ` by inbound-smtp.eu-west-1.amazonaws.com with SMTP id ${id}`,
      ' for support+token@quietgrid.example;',
      expect.stringMatching(/^ \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000 \(UTC\)$/),
      'X-SES-Spam-Verdict: PASS',
      'X-SES-Virus-Verdict: PASS',
      'Received-SPF: pass (spfCheck: domain of mail.example designates 127.0.0.1 as permitted sender) client-ip=127.0.0.1; envelope-from=ada@mail.example; helo=mail.example;',
      'Authentication-Results: amazonses.com;',
      ' spf=pass (spfCheck: domain of mail.example designates 127.0.0.1 as permitted sender) client-ip=127.0.0.1; envelope-from=ada@mail.example; helo=mail.example;',
      ' dkim=pass header.i=@author.example;',
      ' dmarc=pass header.from=author.example;',
      expect.stringMatching(/^X-SES-RECEIPT: [\w+/=]{80}$/),
      '',
    ]);
    expect(put.mock.calls).toMatchObject([
      [
        {
          source: 'aws.s3',
          detail: { object: { key: `incoming/${id}` }, requester: 'ses.amazonaws.com' },
        },
      ],
    ]);
  });

  test('has the verdicts that its sender chooses', async () => {
    const { receive } = openReceiver();
    const verdicts = Verdicts.parse({ spam: 'FAIL', virus: 'GRAY', spf: 'FAIL', dkim: 'FAIL' });
    const text = (await receive(undefined, '', verdicts)).mail.toString();

    for (const part of [
      'Return-Path: <>',
      'X-SES-Spam-Verdict: FAIL',
      'X-SES-Virus-Verdict: GRAY',
      'Received-SPF: fail (spfCheck: domain of mail.example does not designate',
      ' dkim=fail header.i=@author.example;',
      ' dmarc=fail ',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('has no verdicts about spam and viruses from a rule that does not scan', async () => {
    const { receive } = openReceiver({ scans: false });

    expect((await receive()).mail.toString()).not.toMatch(/Spam|Virus/);
  });

  test('is no larger than 40 MB', () => {
    const { receiver, bucket } = openReceiver();
    const delivery = { recipients: ['support@quietgrid.example'], from: '', verdicts: passing };

    expect(() => receiver.receive(Buffer.alloc(maxReceivedBytes + 1), delivery)).toThrow(
      expect.objectContaining({ code: 552 }),
    );
    expect(bucket.objects.size).toBe(0);
  });
});

describe('A recipient condition', () => {
  test.each([
    ['support@a.example', ['support@a.example', 'Support+x.y@A.example'], ['other@a.example']],
    [
      'support+vip@a.example',
      ['support+vip@a.example'],
      ['support@a.example', 'support+x@a.example'],
    ],
    ['a.example', ['any+thing@a.example'], ['support@b.a.example', 'support@ba.example']],
    ['.a.example', ['support@b.a.example'], ['support@a.example', 'support@ba.example']],
  ])('%s accepts %j, but not %j', (recipient, accepted, others) => {
    const { receiver } = openReceiver({ recipients: [recipient] });

    expect(accepted.filter((address) => receiver.accepts(address))).toEqual(accepted);
    expect(others.filter((address) => receiver.accepts(address))).toEqual([]);
  });

  test('may be missing, and mail to an address that none accepts is refused', () => {
    const { receiver } = openReceiver({ recipients: [] });
    expect(receiver.accepts('any@where.example')).toBe(true);
    receiver.rules.clear();

    expect(() =>
      receiver.receive(raw, { recipients: ['any@where.example'], from: '', verdicts: passing }),
    ).toThrow(expect.objectContaining({ code: 550 }));
  });
});
