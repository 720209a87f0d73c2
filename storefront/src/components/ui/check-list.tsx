import { useI18n } from '../../lib/i18n/i18n-context';
import ui from './primitives.module.css';
import styles from './check-list.module.css';
import { cx } from '../../lib/cx';

export interface CheckOption {
  value: string;
  count?: number | undefined;
}

interface CheckListProps {
  options: readonly CheckOption[];
  selected: readonly string[];
  onToggle: (value: string) => void;
}

/** A column of checkboxes, each with its number of results. */
export function CheckList({ options, selected, onToggle }: CheckListProps) {
  const { format, term } = useI18n();
  return (
    <ul className={styles.list}>
      {options.map(({ value, count }) => (
        <li key={value}>
          <label className={styles.option}>
            <input
              type="checkbox"
              className={styles.box}
              checked={selected.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span className={styles.value}>
              <bdi>{term(value)}</bdi>
            </span>
            {count !== undefined && <span className={cx(ui.note, ui.figures)}>{format.number(count)}</span>}
          </label>
        </li>
      ))}
    </ul>
  );
}
