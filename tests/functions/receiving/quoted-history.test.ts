import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlToText } from '#functions/receiving/html-text.ts';
import { splitHistory } from '#functions/receiving/quoted-history.ts';

function words(all: string): string[] {
  return all.split(/\s+/).filter((word) => word !== '');
}

const quote = '> We can help.\n>\n> Anna';

describe('The quoted history is split off', () => {
  test.each([
    'On Thu, Nov 26, 2026 at 10:00 AM Anna <support@quietgrid.example> wrote:',
    'On 26 Nov 2026, at 10:00, Anna <support@quietgrid.example> wrote:',
    'On Thu, Nov 26, 2026 at 10:00 AM Anna with a long name\n<support@quietgrid.example> wrote:',
    'Am 26.11.26 um 10:00 schrieb Anna:',
    'Am Do., 26. Nov. 2026 um 10:00 Uhr schrieb Anna <\nsupport@quietgrid.example>:',
    'Anna schrieb am 26.11.2026 um 10:00:',
    'Le 26/11/2026 à 10:00, Anna a écrit :',
    'Le jeu. 26 nov. 2026 à 10:00, Anna <support@quietgrid.example> a\nécrit\u00A0:',
    'El jue, 26 nov 2026 a las 10:00, Anna (<support@quietgrid.example>) escribió:',
    'Il giorno gio 26 nov 2026 alle ore 10:00 Anna <support@quietgrid.example> ha scritto:',
    'Il 26/11/2026 10:00, Anna ha scritto:',
    'Op do 26 nov 2026 om 10:00 schreef Anna <support@quietgrid.example>:',
    'Op 26-11-2026 om 10:00 schreef Anna:',
    'W dniu 26.11.2026 o 10:00, Anna pisze:',
    'czw., 26 lis 2026 o 10:00 Anna <support@quietgrid.example> napisał(a):',
    // A language that we do not know.
    'Den tors 26 nov. 2026 kl 10:00 skrev Anna <support@quietgrid.example>:',
  ])('below %j', (attribution) => {
    const quoted = `${attribution}\n${quote}`;
    expect(splitHistory(`It hums.\n\n${quoted}\n`)).toEqual({ text: 'It hums.', quoted });
  });

  test.each([
    'On Thu, Nov 26, 2026 at 10:00 AM Anna <support@quietgrid.example> wrote:',
    'Am 26.11.26 um 10:00 schrieb Anna:',
    '-----Original Message-----',
    '-----Ursprüngliche Nachricht-----',
    "-----Message d'origine-----",
    '-----Mensaje original-----',
    '-----Messaggio originale-----',
    '-----Oorspronkelijk bericht-----',
    '-----Oryginalna wiadomość-----',
    'From: Anna <support@quietgrid.example>\nSent: Thursday, 26 November 2026 10:00\nTo: Ada\nSubject: A lamp',
    '*From:* Anna <support@quietgrid.example>\n*Date:* Thursday\n*To:* Ada\n*Subject:* A lamp',
    'Von: Anna\nGesendet: Donnerstag, 26. November 2026 10:00\nAn: Ada\nBetreff: AW: Lampe',
    'De : Anna\nEnvoyé : jeudi 26 novembre 2026 10:00\nÀ : Ada\nObjet : Lampe',
    'De: Anna\nEnviado el: jueves, 26 de noviembre\nPara: Ada\nAsunto: Lampara',
    'Da: Anna\nInviato: giovedì 26 novembre\nA: Ada\nOggetto: Lampada',
    'Van: Anna\nVerzonden: donderdag 26 november\nAan: Ada\nOnderwerp: Lamp',
    'Od: Anna\nWysłano: czwartek, 26 listopada\nDo: Ada\nTemat: Lampa',
    // Outlook in a language that we do not know.
    '________________________________\nFrån: Anna <support@quietgrid.example>\nSkickat: den 26 november\nTill: Ada\nÄmne: Lampa',
  ])('below %j to the end', (separator) => {
    const quoted = `${separator}\n\nWe can help.\n\nAnna`;
    expect(splitHistory(`It hums.\n\n${quoted}`)).toEqual({ text: 'It hums.', quoted });
  });

  test('without a line above', () => {
    expect(splitHistory(`It hums.\n${quote}`)).toEqual({ text: 'It hums.', quoted: quote });
  });

  test('above an answer, too', () => {
    const quoted = `Anna wrote on 26.11.2026:\n${quote}`;
    expect(splitHistory(`${quoted}\n\nIt hums.`)).toEqual({ text: 'It hums.', quoted });
  });

  test('between an answer and its signature', () => {
    expect(splitHistory(`It hums.\n\n${quote}\n\n-- \nAda`)).toEqual({
      text: 'It hums.\n\n-- \nAda',
      quoted: quote,
    });
  });

  test.each([
    [
      'Gmail',
      '<div dir="ltr">It hums.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Thu, 26 Nov 2026 at 10:00, Anna &lt;<a href="mailto:support@quietgrid.example">support@quietgrid.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0"><div>We can help.</div></blockquote></div>',
      'On Thu, 26 Nov 2026 at 10:00, Anna <support@quietgrid.example> wrote:\n\n> We can help.',
    ],
    [
      'Apple Mail',
      '<html><body>It hums.<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>On 26. Nov 2026, at 10:00, Anna wrote:</div><br><div>We can help.</div></blockquote></div></body></html>',
      '> On 26. Nov 2026, at 10:00, Anna wrote:\n>\n> We can help.',
    ],
    [
      'Thunderbird',
      '<p>It hums.</p><div class="moz-cite-prefix">Am 26.11.26 um 10:00 schrieb Anna:<br></div><blockquote type="cite" cite="mid:1"><p>We can help.</p></blockquote>',
      'Am 26.11.26 um 10:00 schrieb Anna:\n\n> We can help.',
    ],
    [
      'Outlook',
      '<div>It hums.</div><div id="appendonsend"></div><hr style="width:98%"><div id="divRplyFwdMsg"><b>Från:</b> Anna &lt;support@quietgrid.example&gt;<br><b>Skickat:</b> den 26 november<br><b>Till:</b> Ada<br><b>Ämne:</b> Lampa</div><div>We can help.</div>',
      '________________________________\nFrån: Anna <support@quietgrid.example>\nSkickat: den 26 november\nTill: Ada\nÄmne: Lampa\nWe can help.',
    ],
  ])('of the HTML of %s', (_program, html, quoted) => {
    expect(splitHistory(htmlToText(html))).toEqual({ text: 'It hums.', quoted });
  });
});

describe('The text keeps', () => {
  test.each([
    ['answers between quoted lines', '> Does it hum?\nYes.\n\n> And flicker?\nNo.'],
    ['answers between quoted lines below a greeting', `Hello,\n\n${quote}\nYes.`],
    [
      'a forwarded mail',
      'See below.\n\n---------- Forwarded message ---------\nFrom: Bo\nDate: Thu\nTo: Ada\n\nHello.',
    ],
    ['what Apple Mail forwards', 'See below.\n\nBegin forwarded message:\n\n> From: Bo\n> Hello'],
    ['a mail that is a history alone', 'From: Anna\nSent: Thursday\nTo: Ada\n\nWe can help.'],
    ['a signature', 'It hums.\n\n-- \nAda'],
    ['words that only look alike', 'On Monday you wrote:\nthe lamp hums.'],
    ['From: and no more', 'From: the kitchen\nTo: the hall'],
    ['arrows', 'a -> b\nx > y'],
  ])('%s', (_what, text) => {
    expect(splitHistory(text)).toEqual({ text, quoted: '' });
  });

  test('everything that the history does not have, whatever the lines are', () => {
    const line = constantFrom(
      '',
      '> quoted',
      '>',
      'words',
      'On 1 May 2026 Ada wrote:',
      '-- ',
      '-----Original Message-----',
      'From: Ada',
      'Sent: now',
      'To: Bo',
      '________________________________',
    );
    assert(
      property(array(line, { maxLength: 20 }), (lines) => {
        const { text, quoted } = splitHistory(lines.join('\n'));
        expect([...words(text), ...words(quoted)].toSorted()).toEqual(
          words(lines.join('\n')).toSorted(),
        );
      }),
    );
  });
});
