import { type KeyboardEvent, useState } from 'react';
import { limits } from '../../config/limits';
import { useI18n } from '../../lib/i18n/i18n-context';
import { numberField } from '../../lib/number-field';
import { readQuantity } from '../../lib/read-quantity';
import { Icon } from './icon';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  label: string;
  /** The name of the product: the buttons name it. */
  name: string;
  value: number;
  /** Undefined if the typed text is not a quantity. It remains in the field until it is corrected. */
  onChange: (quantity: number | undefined) => void;
  /** The buttons go from one multiple of the step to the next: suppliers count in cartons. */
  step: number;
  /** The increasing button stops there. */
  max?: number;
  disabled?: boolean;
  /** Id of the sentence that explains why the quantity is not valid. */
  errorId?: string | undefined;
  /** True for one of many on the page: the Tab key skips its buttons, since the arrow keys in its field do the same. */
  dense?: boolean;
}

export function quantityAbove(value: number, step: number, max: number = limits.maxQuantity): number {
  return Math.min((Math.floor(value / step) + 1) * step, max);
}

/** Below the first multiple, the button goes down by single pieces, so that the buyer sees why that is too few. */
export function quantityBelow(value: number, step: number): number {
  return value <= step ? Math.max(value - 1, 1) : (Math.ceil(value / step) - 1) * step;
}

function stepByArrows(event: KeyboardEvent, below: number, above: number, stepTo: (quantity: number) => void): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  stepTo(event.key === 'ArrowUp' ? above : below);
}

/** Whole pieces from 1 up. The field may be empty while typing; if it remains empty, it becomes 1. */
export function QuantityStepper({
  label,
  name,
  value,
  onChange,
  step,
  max = limits.maxQuantity,
  disabled = false,
  errorId,
  dense = false,
}: QuantityStepperProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string>();

  // The typed text remains while it equals the value: a reset from outside is shown at once.
  const shown = typed !== undefined && (readQuantity(typed) ?? value) === value ? typed : String(value);
  const [below, above] = [quantityBelow(value, step), Math.max(value, quantityAbove(value, step, max))];

  const type = (text: string) => {
    setTyped(text);
    if (text.trim() !== '') onChange(readQuantity(text));
  };
  const leave = () => {
    if (typed?.trim() === '') onChange(1);
    else if (typed !== undefined && readQuantity(typed) === undefined) return;
    setTyped(undefined);
  };
  const stepTo = (quantity: number) => {
    setTyped(undefined);
    onChange(quantity);
  };

  return (
    <div className={styles.stepper} role="group" aria-label={label} data-invalid={errorId !== undefined}>
      <StepButton
        icon="minus"
        label={t('stepper.decrease', { name })}
        disabled={disabled || value <= 1}
        tabIndex={dense ? -1 : undefined}
        onClick={() => stepTo(below)}
      />
      <input
        className={styles.input}
        {...numberField()}
        aria-label={label}
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
        disabled={disabled}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => stepByArrows(event, below, above, stepTo)}
      />
      <StepButton
        icon="plus"
        label={t('stepper.increase', { name })}
        disabled={disabled || value >= max}
        tabIndex={dense ? -1 : undefined}
        onClick={() => stepTo(above)}
      />
    </div>
  );
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  disabled: boolean;
  tabIndex: number | undefined;
  onClick: () => void;
}

function StepButton({ icon, label, ...button }: StepButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} {...button}>
      <Icon name={icon} size={18} />
    </button>
  );
}
