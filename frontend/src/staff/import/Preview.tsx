import { keysOf } from '../../ui/keys-of.ts';
import { importWords as words } from './content.ts';
import type { ColumnRole } from './columns.ts';
import styles from './page.module.css';
import type { CsvRecord } from './read-csv.ts';

/** Lines shown at most. */
const shown = 5;

const roleNames = keysOf(words.roles);

interface PreviewProps {
  readonly names: readonly string[];
  readonly records: readonly CsvRecord[];
  readonly roles: readonly ColumnRole[];
  readonly onChange: (roles: readonly ColumnRole[]) => void;
}

/** The first lines of a file, with the role of each column. */
export function Preview({ names, records, roles, onChange }: PreviewProps) {
  /** Only one column can hold the addresses. */
  function choose(place: number, role: ColumnRole) {
    onChange(
      roles.map((each, at) => {
        if (at === place) return role;
        return role === 'email' && each === 'email' ? 'ignored' : each;
      }),
    );
  }

  return (
    // Scrollable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as axe's "scrollable-region-focusable" asks
    <section className={styles.scroll} aria-label={words.preview} tabIndex={0}>
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            {roles.map((role, at) => {
              const label = words.column(at + 1, (names[at] ?? '').trim());
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place
                <th key={at} scope="col">
                  <label>
                    {label}
                    <select
                      value={role}
                      onChange={(event) => {
                        const chosen = roleNames.find((each) => each === event.currentTarget.value);
                        if (chosen !== undefined) choose(at, chosen);
                      }}
                    >
                      {roleNames.map((each) => (
                        <option key={each} value={each}>
                          {words.roles[each]}
                        </option>
                      ))}
                    </select>
                  </label>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {records.slice(0, shown).map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {roles.map((role, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place
                <td key={at} data-role={role}>
                  <bdi>{cells[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
