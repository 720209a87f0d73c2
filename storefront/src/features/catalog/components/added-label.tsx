import styles from './added-label.module.css';

interface AddedLabelProps {
  label: string;
  addedLabel: string;
  isAdded: boolean;
}

/** The words of a button to add, which for a moment say that it was done. Both take their room all the time, so that nothing moves. */
export function AddedLabel({ label, addedLabel, isAdded }: AddedLabelProps) {
  return (
    <span className={styles.label}>
      <span aria-live="polite">{isAdded ? addedLabel : label}</span>
      <span aria-hidden="true">{isAdded ? label : addedLabel}</span>
    </span>
  );
}
