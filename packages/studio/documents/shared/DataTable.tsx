import { unbroken } from './no-break.ts';

interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string | number | undefined;
  /** `figure`: mono, aligned to the end. `code`: mono. */
  readonly kind?: 'figure' | 'code';
  /** Of the table's width, in percent. */
  readonly width: number;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** A table whose first column names its rows. */
export function DataTable<Row>({ caption, columns, rows }: DataTableProps<Row>) {
  return (
    <table>
      <caption>{caption}</caption>
      <colgroup>
        {columns.map(({ title, width }) => (
          <col key={title} width={`${width}%`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ title, kind }) => (
            <th key={title} scope="col" className={kind}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- printed once, and two rows may carry one name
          <tr key={index}>
            {columns.map(({ title, kind, of }, column) =>
              column === 0 ? (
                <th key={title} scope="row" className={kind}>
                  {cell(of(row))}
                </th>
              ) : (
                <td key={title} className={kind}>
                  {cell(of(row))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cell(value: string | number | undefined) {
  return typeof value === 'string' ? unbroken(value) : (value ?? '–');
}
