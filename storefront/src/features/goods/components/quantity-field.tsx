import { MAX_QTY } from '@shop/contract/limits';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { numberInput } from '../../../lib/number-input';
import { readQuantity } from '../../../lib/read-quantity';
import styles from './goods.module.css';

interface QuantityFieldProps {
  label: string;
  /** The typed text. */
  typed: string;
  onType: (typed: string) => void;
  /** Id of the sentence that describes its error. */
  errorId?: string | undefined;
  /** True if nothing need be entered. */
  isOptional?: boolean;
}

/** A quantity as text, in any digits; text that is not a quantity is marked and remains. */
export function QuantityField({ label, typed, onType, errorId, isOptional = false }: QuantityFieldProps) {
  const { t } = useI18n();
  const isLeftOut = isOptional && typed.trim() === '';
  const isWrong = errorId !== undefined || (!isLeftOut && readQuantity(typed) === undefined);
  return (
    <input
      className={styles.quantity}
      {...numberInput(typed, onType)}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={errorId}
      title={isWrong ? t('quickOrder.badQuantity', { max: MAX_QTY }) : undefined}
    />
  );
}
