import { Search } from 'lucide';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ListFilter.module.css';

interface ListFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function ListFilter({ label, value, onChange }: ListFilterProps) {
  return (
    <label className={styles.filter}>
      <Icon of={Search} aria-hidden strokeWidth={1.5} />
      <span className="visually-hidden">{label}</span>
      <input
        type="search"
        dir="auto"
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
