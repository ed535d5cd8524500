import { Table } from '../ui/Table.tsx';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly className?: string | undefined;
}

/** A table that stacks on phones, with the column's name before each value. */
export function CompareTable({ labelledBy, className = '', ...table }: CompareTableProps) {
  return (
    <Table {...table} aria-labelledby={labelledBy} className={`${styles.table} ${className}`} />
  );
}
