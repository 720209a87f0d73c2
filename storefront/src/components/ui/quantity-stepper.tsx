import { useState } from 'react';
import { limits } from '../../config/limits';
import { useI18n } from '../../lib/i18n/i18n-context';
import { Icon } from './icon';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  label: string;
  value: number;
  onChange: (quantity: number) => void;
  /** The buttons go from one multiple of it to the next: suppliers count in cartons. */
  step: number;
  disabled?: boolean;
  /** Id of the sentence that says why the quantity will not do. */
  errorId?: string | undefined;
}

/** The quantity that typed text stands for, or undefined while it stands for none. */
export function parseQuantity(text: string): number | undefined {
  const quantity = Number.parseInt(text, 10);
  return Number.isNaN(quantity) || quantity < 1 ? undefined : Math.min(quantity, limits.maxQuantity);
}

export function quantityAbove(value: number, step: number): number {
  return Math.min((Math.floor(value / step) + 1) * step, limits.maxQuantity);
}

/** Below the first multiple it goes down by single pieces: so far that the buyer is told why that is too few. */
export function quantityBelow(value: number, step: number): number {
  return value <= step ? Math.max(value - 1, 1) : (Math.ceil(value / step) - 1) * step;
}

/** Whole pieces from 1 up. The field may be empty while typing; left empty it becomes 1. */
export function QuantityStepper({ label, value, onChange, step, disabled = false, errorId }: QuantityStepperProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string>();

  // The typed text stays while it means the value: a reset from outside shows at once.
  const typing = typed !== undefined && (parseQuantity(typed) ?? value) === value;
  const shown = typing ? typed : String(value);

  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    setTyped(digits);
    const quantity = parseQuantity(digits);
    if (quantity !== undefined) onChange(quantity);
  };
  const leave = () => {
    if (typed !== undefined && parseQuantity(typed) === undefined) onChange(1);
    setTyped(undefined);
  };

  return (
    <div className={styles.stepper} role="group" aria-label={label} data-invalid={errorId !== undefined}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('stepper.decrease')}
        disabled={disabled || value <= 1}
        onClick={() => onChange(quantityBelow(value, step))}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        disabled={disabled}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={t('stepper.increase')}
        disabled={disabled || value >= limits.maxQuantity}
        onClick={() => onChange(quantityAbove(value, step))}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
