/* oxlint-disable react/no-array-index-key -- parts of a text have no other name */
import { Fragment } from 'react';
import { type Block, blocksOf, type Line } from './markdown.ts';
import styles from './MarkdownText.module.css';

/** A reply as the recipient sees it. */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <div dir="auto" className={styles.text}>
      {blocksOf(text).map((block, at) => (
        <BlockOf key={at} block={block} />
      ))}
    </div>
  );
}

function BlockOf({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            <LineOf line={line} />
          </Fragment>
        ))}
      </p>
    );
  }
  if (block.kind === 'table') {
    return (
      <div className={styles.wide}>
        <TableOf table={block} />
      </div>
    );
  }
  const items = block.items.map((line, at) => (
    <li key={at}>
      <LineOf line={line} />
    </li>
  ));
  return block.isNumbered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function TableOf({ table }: { readonly table: Extract<Block, { kind: 'table' }> }) {
  return (
    <table>
      <thead>
        <tr>
          {table.header.map((line, at) => (
            <th key={at} scope="col">
              <LineOf line={line} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((line, at) => (
              <td key={at}>
                <LineOf line={line} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineOf({ line }: { readonly line: Line }) {
  return line.map((part, at) => {
    if (part.kind === 'text') return <Fragment key={at}>{part.text}</Fragment>;
    if (part.kind === 'bold') return <strong key={at}>{part.text}</strong>;
    return (
      <a key={at} href={part.href} target="_blank" rel="noreferrer">
        {part.text}
      </a>
    );
  });
}
