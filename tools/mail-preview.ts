import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { renderTemplates } from '#build/rendered-mail.ts';
import { escaped } from '#functions/http/escaped.ts';
import { fill } from '#functions/mail/fill.ts';
import { renderMail } from 'cdk-laptop/mailbox/page.ts';

const templates = join(import.meta.dirname, '../mail/templates.ts');

/** Widths of a phone and of a reading pane. */
const widths = [360, 700];

/** Samples by placeholder. Placeholders of rows have two. */
const samples = {
  event: ['anna gave you contact #7K3M-QX9R'],
  letter: ['Hello Ada,\n\nthe Smart Lock fits doors of 35 to 60 mm.\n\nanna'],
  quote: ['We run four mills and would like to know when a bearing gets warm.'],
  time: ['24 hours'],
  arrival: ['2026-11-20 16:05 UTC', '2026-11-20 16:21 UTC'],
  body: ['Three things to do before the cold, and one to read.'],
  code: [`0001${'Sample-'.repeat(24)}`],
  confirmUrl: ['http://localhost:5173/newsletter/confirm#0001sample'],
  contacts: ['2 new contacts'],
  contactUrl: [
    'http://localhost:5173/admin/contacts/7K3M-QX9R',
    'http://localhost:5173/admin/contacts/2C5T-0BWH',
  ],
  dashboardUrl: ['http://localhost:5173/admin/dashboard'],
  id: ['7K3M-QX9R', '2C5T-0BWH'],
  leaveUrl: ['http://localhost:5173/newsletter/leave#0001sample'],
  message: [
    'We run four mills and would like to know when a bearing gets warm.\n\nIs there a gateway for 868 MHz?',
    'Please call me about a quotation for 240 thermostats.',
  ],
  name: ['Ada Lovelace', 'Guðrún Ósk Þorvaldsdóttir'],
  pageUrl: ['http://localhost:5173/newsletter/a-quieter-winter-7k3m'],
  preheader: ['Three things to do before the cold.'],
  siteUrl: ['http://localhost:5173'],
  subject: ['A quieter winter'],
  until: ['December 8, 2026'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** `/__mail` shows every mail with samples, at the widths of a phone and a reading pane, in both schemes. */
export const mailPreview: Plugin = {
  name: 'mail-preview',
  configureServer({ middlewares }) {
    middlewares.use('/__mail', (_, response, next) => void respond(response, next));
  },
};

async function respond(response: ServerResponse, next: (error: unknown) => void): Promise<void> {
  try {
    const page = pageOf(await renderTemplates(templates));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  } catch (error) {
    next(error);
  }
}

function pageOf(mails: Awaited<ReturnType<typeof renderTemplates>>): string {
  const sections = Object.entries(mails).map(([name, mail]) => {
    const rows = mail.rowPlaceholders.length > 0 ? [0, 1] : [];
    const { subject, html, text } = fill(
      mail,
      samplesOf(mail.placeholders, 0),
      rows.map((row) => samplesOf(mail.rowPlaceholders, row)),
    );
    const frames = (['light', 'dark'] as const).flatMap((scheme) =>
      widths.map(
        (width) =>
          `<iframe title="${name}, ${width} px, ${scheme}" width="${width}" height="820" srcdoc="${escaped(renderMail(html, scheme))}"></iframe>`,
      ),
    );
    return `<h2>${name}: ${escaped(subject)}</h2><p>${frames.join(' ')}</p><pre>${escaped(text)}</pre>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><h1>Mails</h1>${sections.join('')}</html>`;
}

/** @throws Error that names a placeholder without a sample */
function samplesOf(placeholders: readonly string[], row: number): Record<string, string> {
  const found = new Map<string, readonly string[]>(Object.entries(samples));
  return Object.fromEntries(
    placeholders.map((name) => {
      const sample = found.get(name)?.[row];
      if (sample === undefined) throw new Error(`tools/mail-preview.ts has no sample of ${name}.`);
      return [name, sample];
    }),
  );
}
