import { useI18n } from '../../lib/i18n/i18n-context';
import styles from './chip.module.css';
import { Icon } from './icon';

interface ToggleChipProps {
  label: string;
  count?: number | undefined;
  pressed: boolean;
  onToggle: () => void;
}

export function ToggleChip({ label, count, pressed, onToggle }: ToggleChipProps) {
  const { format } = useI18n();
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onToggle}>
      <bdi>{label}</bdi>
      {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
    </button>
  );
}

interface RemovableChipProps {
  label: string;
  removeLabel: string;
  onRemove: () => void;
}

export function RemovableChip({ label, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      <bdi>{label}</bdi>
      <Icon name="close" size={14} />
    </button>
  );
}
