import { Figures } from '../ui/Figures.tsx';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  readonly columns: readonly string[];
  /** The first cell is the row's header. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly className?: string | undefined;
}

/** A table that stacks on phones, with the column's name before each value. */
export function CompareTable({ labelledBy, columns, rows, className = '' }: CompareTableProps) {
  return (
    <table className={`${styles.table} ${className}`} aria-labelledby={labelledBy}>
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
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, place) => (
              <td key={columns[place + 1]} data-column={columns[place + 1]}>
                {/* One element, so that it is one cell of the phone's grid. */}
                <span>
                  <Figures>{value}</Figures>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
