import type { CSSProperties } from 'react';
import * as brand from '#frontend/content/brand.ts';
import { sender } from './sender.ts';
import { codeLabel, type MailContent, type MailRow, rowMarkers } from './template.ts';

/** The colours of `tokens.css` by value: no style sheet works in every mail client. */
const light = {
  ground: '#f6f3ee',
  sheet: '#fcfaf7',
  ink: '#16181a',
  soft: '#484a49',
  line: '#dcd6cb',
  amber: '#f6a94f',
} as const;

/** For dark schemes and phones; `!important` overrides the elements' inline styles. */
const style = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.ground{background:#1c1f1d!important}',
  '.sheet{background:#252927!important;border-color:#f6a94f #353a37 #353a37!important}',
  '.ink{color:#efebe4!important}',
  '.soft{color:#bcb7ae!important}',
  '.row{border-color:#353a37!important}',
  '}',
  '@media (max-width:480px){.inset{padding-left:20px!important;padding-right:20px!important}}',
].join('');

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const text: CSSProperties = {
  fontFamily: font,
  fontSize: 16,
  lineHeight: '26px',
  color: light.ink,
};
const small: CSSProperties = { ...text, fontSize: 14, lineHeight: '22px', color: light.soft };

/** Tables, which all clients render alike; Outlook for Windows supports little else. */
const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

/** A mail with one message, and a button if there is something to open. */
export function Letter({ content }: { readonly content: MailContent }) {
  const { subject, preview, top } = content;
  return (
    <html lang={brand.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, background: light.ground }}>
        {preview && (
          <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        )}
        <table {...table} width="100%" className="ground" style={{ background: light.ground }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                {top && (
                  <p className="soft" style={{ ...small, margin: '0 0 16px' }}>
                    <a href={top.href} className="soft" style={{ color: light.soft }}>
                      {top.label}
                    </a>
                  </p>
                )}
                <Sheet {...content} />
                <Footer {...content} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

/** The message: heading, text, block, rows and button. */
function Sheet({ heading, paragraphs, block, row, button, code, notes }: MailContent) {
  return (
    <table
      {...table}
      width="100%"
      className="sheet"
      style={{
        maxWidth: 560,
        background: light.sheet,
        border: `1px solid ${light.line}`,
        borderTop: `6px solid ${light.amber}`,
      }}
    >
      <tbody>
        <tr>
          <td className="inset" style={{ padding: '32px 32px 40px' }}>
            <p className="ink" style={{ ...text, margin: '0 0 32px', fontWeight: 600 }}>
              {brand.name}
            </p>
            {heading && (
              <h1
                className="ink"
                style={{
                  ...text,
                  margin: '0 0 16px',
                  fontSize: 28,
                  lineHeight: '34px',
                  fontWeight: 600,
                }}
              >
                {heading}
              </h1>
            )}
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="ink" style={{ ...text, margin: '0 0 16px' }}>
                {paragraph}
              </p>
            ))}
            {block && (
              // Gmail knows `word-wrap` only.
              <div
                dir="auto"
                className="ink"
                style={{ ...text, wordWrap: 'break-word', overflowWrap: 'anywhere' }}
              >
                {block}
              </div>
            )}
            {row && <Rows {...row} />}
            {button && <ActionButton {...button} />}
            {notes.map((note) => (
              <p key={note} className="soft" style={{ ...small, margin: '0 0 12px' }}>
                {note}
              </p>
            ))}
            {button && (
              <p className="soft" style={{ ...small, margin: 0, overflowWrap: 'anywhere' }}>
                If the button does nothing, open this address: {button.href}
              </p>
            )}
            {code !== undefined && (
              <p
                className="soft"
                style={{ ...small, margin: '12px 0 0', overflowWrap: 'anywhere' }}
              >
                {codeLabel}{' '}
                <span style={{ fontFamily: 'monospace', userSelect: 'all' }}>{code}</span>
              </p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The element around the rows sets their font once, so that a hundred rows fit into the 102 KB that Gmail shows. */
function Rows({ title, href, detail, name, message }: MailRow) {
  return (
    <div style={{ ...text, padding: '8px 0 0' }}>
      {rowMarkers.start}
      <div className="row" style={{ borderTop: `1px solid ${light.line}`, padding: '14px 0' }}>
        <a href={href} className="ink" style={{ color: light.ink, fontWeight: 600 }}>
          {title}
        </a>{' '}
        <span className="soft" style={{ color: light.soft, fontSize: 14, whiteSpace: 'nowrap' }}>
          {detail}
        </span>
        {name && (
          <div dir="auto" className="ink" style={{ color: light.ink, padding: '6px 0 0' }}>
            <strong>{name}</strong>
          </div>
        )}
        {message && (
          <div
            dir="auto"
            className="ink"
            style={{
              color: light.ink,
              whiteSpace: 'pre-line',
              unicodeBidi: 'plaintext',
              overflowWrap: 'anywhere',
            }}
          >
            {message}
          </div>
        )}
      </div>
      {rowMarkers.end}
    </div>
  );
}

/** A cell with its own background, so that it still looks like a button without styles. */
function ActionButton({ label, href }: NonNullable<MailContent['button']>) {
  return (
    <table {...table} style={{ margin: '24px 0 28px' }}>
      <tbody>
        <tr>
          <td bgcolor={light.amber} style={{ background: light.amber, borderRadius: 99 }}>
            <a
              href={href}
              style={{
                ...text,
                display: 'inline-block',
                padding: '12px 28px',
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Sender, address and reason, which Canada's anti-spam law (CASL) requires. */
function Footer({ reason, leave }: MailContent) {
  return (
    <table {...table} width="100%" style={{ maxWidth: 560 }}>
      <tbody>
        <tr>
          <td className="inset" style={{ padding: '24px 32px 0' }}>
            <p className="soft" style={{ ...small, margin: '0 0 8px' }}>
              {reason}
            </p>
            {leave && (
              <p className="soft" style={{ ...small, margin: '0 0 8px' }}>
                <a href={leave.href} className="soft" style={{ color: light.soft }}>
                  {leave.label}
                </a>
              </p>
            )}
            <p className="soft" style={{ ...small, margin: 0 }}>
              {sender.join(' · ')}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

declare module 'react' {
  // HTML 4 for Outlook; missing in React's types.
  interface TdHTMLAttributes<T> {
    bgcolor?: string;
  }
}
