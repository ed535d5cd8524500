import { randomUUID } from 'node:crypto';
import { Contact } from '#contract/contact/detail.ts';
import { Person } from '#contract/person.ts';
import { makeRepliesDue } from '../../make-due.ts';
import { beginReply, conversation, expect, isOpened, replyText, test } from './staff-test.ts';
import { type Mail, mailsTo } from '../newsletter/mail.ts';
import { arrive } from './contacts.ts';
import { signIn } from './sign-in.ts';

const visitor = 'ada@engines.example';
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A mail of the visitor reaches the inbox. */
async function receive(mailbox: string, to: string, message: readonly string[]): Promise<void> {
  const query = new URLSearchParams({ to, from: visitor }).toString();
  const headers = { 'content-type': 'message/rfc822' };
  const body = message.join('\r\n');
  const response = await fetch(`${mailbox}/receive?${query}`, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
}

/** The visitor answers a mail with the whole history below, and a picture. */
function answerTo(mailbox: string, sent: Mail, text: string, headers: readonly string[] = []) {
  const to = sent.headers['Reply-To'] ?? '';
  return receive(mailbox, to, [
    `From: Ada Byron <${visitor}>`,
    `To: ${to}`,
    `Subject: ${sent.subject}`,
    `Message-ID: <${randomUUID()}@engines.example>`,
    `In-Reply-To: ${sent.headers['Message-ID']}`,
    `References: ${sent.headers['References'] ?? ''} ${sent.headers['Message-ID']}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    ...headers,
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
    'On Fri, Nov 27, 2026 at 9:00 AM Quietgrid wrote:',
    ...sent.body.text.split('\n').map((line) => `> ${line}`),
    '--part',
    'Content-Type: image/png',
    "Content-Disposition: attachment; filename*=utf-8''T%C3%BCr.png",
    'Content-Transfer-Encoding: base64',
    '',
    picture,
    '--part--',
    '',
  ]);
}

test('Two people answer a visitor who writes by mail, and all of it is exported and erased', async ({
  ownBrowser,
  freshSite,
  ben: benStack,
}) => {
  test.slow();
  const { mailbox } = freshSite;
  const ben = await ownBrowser(benStack);
  const anna = await ownBrowser(freshSite);
  const readMails = () => mailsTo(freshSite, visitor);
  /** What the visitor has got, once there are so many mails; the dispatcher runs meanwhile. */
  const mailsOf = async (count: number) => {
    await expect.poll(async () => (await readMails()).length, { timeout: 60_000 }).toBe(count);
    return readMails();
  };
  const contactNow = async () =>
    Contact.parse(await (await anna.request.get(`/api/contact/${id}`)).json());

  const id = await arrive(freshSite.url, { businessEmail: visitor, message: 'Which lock fits?' });

  await test.step('The visitor gets one acknowledgement, which can be answered', async () => {
    const [acknowledgement] = await mailsOf(1);
    expect(acknowledgement?.body.text).toContain('Which lock fits?');
    expect(acknowledgement?.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
    expect(acknowledgement?.headers['Reply-To']).toMatch(/^support\+\w+@/);
  });

  const reply = await test.step('One answers with a picture', async () => {
    await anna.goto(`/admin/contacts/${id}`);
    await isOpened(anna);
    await beginReply(anna);
    await replyText(anna).fill('The **Smart Lock** fits.');
    const files = [
      { name: 'door.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') },
    ];
    await anna.getByLabel('Attach files').last().setInputFiles(files);
    const list = anna.getByRole('list', { name: 'Files to send' });
    await expect(list).toContainText('door.png');
    await expect(list).not.toContainText('%');
    await anna.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(conversation(anna)).toContainText('The Smart Lock fits.');
    await makeRepliesDue(freshSite.dataDir, id);
    const [, sent] = await mailsOf(2);
    if (sent === undefined) throw new Error('There is no reply.');
    expect(sent.attachments).toEqual([{ name: 'door.png', type: 'image/png' }]);
    expect(sent.body.text).toContain('> Which lock fits?');
    return sent;
  });

  await test.step('The visitor answers, and the other sees it in the same conversation', async () => {
    await answerTo(mailbox, reply, 'And for a door of 60 mm?');
    await ben.goto(`/admin/contacts/${id}`);
    await expect(async () => {
      await ben.reload();
      await expect(conversation(ben)).toContainText('And for a door of 60 mm?', { timeout: 2000 });
    }).toPass();
    await expect(conversation(ben)).toContainText('Tür.png');
    // By its direction: a mail says whole seconds, so one within the reply's second comes before it.
    const answer = (await contactNow()).messages.findLast(({ direction }) => direction === 'in');
    expect(answer).toMatchObject({
      from: visitor,
      text: 'And for a door of 60 mm?',
    });
    expect(answer?.quoted).toContain('Smart Lock');
    const file = await ben.request.get(
      `/api/contact/${id}/attachments/${answer?.attachments[0]?.id}`,
    );
    expect(await file.body()).toEqual(Buffer.from(picture, 'base64'));
    expect(file.headers()['content-disposition']).toContain("filename*=UTF-8''T%C3%BCr.png");
  });

  await test.step('Who replies while another does is told before it is sent', async () => {
    await anna.reload();
    await beginReply(anna);
    await replyText(anna).fill('Yes.');
    await anna.clock.runFor(10_000);
    await beginReply(ben);
    await replyText(ben).fill('It does.');
    await ben.clock.runFor(10_000);
    await expect(ben.getByText('admin is writing a reply too.')).toBeVisible();
    await ben.getByRole('button', { name: 'Send and close' }).click();
    await ben.getByRole('button', { name: 'Send anyway' }).click();
    await expect.poll(async () => (await contactNow()).status).toBe('closed');
    await makeRepliesDue(freshSite.dataDir, id);
    await mailsOf(3);
  });

  await test.step('An absence note changes nothing and is not answered', async () => {
    await answerTo(mailbox, reply, 'I am away.', ['Auto-Submitted: auto-replied']);
    const texts = async () => (await contactNow()).messages.map(({ text }) => text);
    await expect.poll(texts).toContain('I am away.');
    expect((await contactNow()).status).toBe('closed');
    await mailsOf(3);
  });

  await test.step('An answer opens it again', async () => {
    await answerTo(mailbox, reply, 'One more question.');
    await expect.poll(async () => (await contactNow()).status).toBe('open');
    await mailsOf(3);
  });

  await test.step('The person’s record has all of it, and an erasure leaves nothing', async () => {
    const headers = { origin: freshSite.url };
    const data = { email: visitor };
    const read = async () =>
      Person.parse(await (await anna.request.post('/api/person', { data, headers })).json());
    const [contact] = (await read()).contacts;
    expect(contact?.messages.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['The **Smart Lock** fits.', 'One more question.']),
    );
    const erased = await anna.request.post('/api/person/erase', {
      data: { email: visitor, confirm: visitor },
      headers,
    });
    expect(erased.status()).toBe(200);
    expect((await read()).contacts).toEqual([]);
    expect((await anna.request.get(`/api/contact/${id}`)).status()).toBe(404);
  });
});

test('A mail with its own layout is shown as sent, in a frame that runs and loads nothing', async ({
  page,
  freshSite,
}) => {
  const to = 'support@quietgrid.example';
  await receive(freshSite.mailbox, to, [
    `From: Ada Byron <${visitor}>`,
    `To: ${to}`,
    'Subject: Locks',
    `Message-ID: <${randomUUID()}@engines.example>`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<h1>Twelve locks</h1><script>document.body.append("ran")</script>',
    '<img src="https://tracker.example/a.png" onerror="document.body.append(1)">',
    '<a href="https://engines.example">our engines</a>',
  ]);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('tracker')) strangers.push(request.url());
  });
  await signIn(page, freshSite);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('link', { name: /^Contact #/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('link', { name: /^Contact #/ }).click();
  await expect(conversation(page)).toContainText('Twelve locks');
  await page.getByRole('button', { name: 'Show as sent' }).click();
  const frame = page.frameLocator('iframe[title="The email as it was sent"]');
  await expect(frame.getByRole('heading', { name: 'Twelve locks' })).toBeVisible();
  await expect(frame.locator('body')).not.toContainText('ran');
  await expect(frame.locator('script, [onerror], img[src^="http"]')).toHaveCount(0);
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Show as text' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});
