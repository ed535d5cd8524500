import { NoBreakUnits } from './NoBreakUnits.tsx';

interface TableProps {
  readonly columns: readonly string[];
  /** The first cell is the row's header. */
  readonly rows: readonly (readonly string[])[];
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/** A table of texts. Each cell knows its column's name, for screens too narrow for a header row. */
export function Table({ columns, rows, ...table }: TableProps) {
  return (
    <table {...table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="caption">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">
              <NoBreakUnits>{first}</NoBreakUnits>
            </th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]} data-column={columns[place + 1]}>
                {/* One element, so that it can be a grid cell. */}
                <span>
                  <NoBreakUnits>{cell}</NoBreakUnits>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
