import { useId, useState, type ComponentProps, type InputEvent, type ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n-context';
import ui from './primitives.module.css';
import styles from './field.module.css';

/** The part of its longest length from which a text is counted. */
const COUNTED_FROM = 0.8;

interface FieldLook {
  label: string;
  error?: string | undefined;
  /** Shown under the field when it has no error. */
  hint?: string | undefined;
}

/** Attributes that connect a control to its label and to the sentence under it. */
export function useFieldIds(error: string | undefined, hint: string | undefined) {
  const id = useId();
  const messageId = `${id}-message`;
  return {
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': error || hint ? messageId : undefined,
    },
    messageId,
  };
}

interface FieldFrameProps extends FieldLook {
  htmlFor: string;
  messageId: string;
  children: ReactNode;
}

export function FieldFrame({ label, error, hint, htmlFor, messageId, children }: FieldFrameProps) {
  return (
    <div className={ui.stack1}>
      <label className={styles.label} htmlFor={htmlFor}>
        {label}
      </label>
      {children}
      {(error ?? hint) && (
        <p id={messageId} className={error ? styles.error : styles.good}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

interface Measured extends FieldLook {
  value?: unknown;
  maxLength?: number | undefined;
}

/** A text above `maxLength` is not cut: the field says so while it is typed, and a form with it is not sent. */
function useLength({ value, maxLength = Infinity, error, hint }: Measured) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(0);
  const length = typeof value === 'string' ? value.length : typed;
  const tooLong = (count: number) => (count > maxLength ? t('field.tooLong', { count, max: maxLength }) : '');
  return {
    problem: tooLong(length) || error,
    count: length > maxLength * COUNTED_FROM ? t('field.length', { count: length, max: maxLength }) : hint,
    measure: (field: HTMLInputElement | HTMLTextAreaElement) => {
      setTyped(field.value.length);
      field.setCustomValidity(tooLong(field.value.length));
    },
  };
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & FieldLook;

export function TextField({ label, error, hint, maxLength, onInput, ...input }: TextFieldProps) {
  const { problem, count, measure } = useLength({ label, error, hint, maxLength, value: input.value });
  const { control, messageId } = useFieldIds(problem, count);
  const changed = (event: InputEvent<HTMLInputElement>) => {
    measure(event.currentTarget);
    onInput?.(event);
  };
  return (
    <FieldFrame label={label} error={problem} hint={count} htmlFor={control.id} messageId={messageId}>
      <input {...input} {...control} className={styles.control} onInput={changed} />
    </FieldFrame>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & FieldLook;

/** @param children the options */
export function SelectField({ label, error, hint, ...select }: SelectFieldProps) {
  const { control, messageId } = useFieldIds(error, hint);
  return (
    <FieldFrame label={label} error={error} hint={hint} htmlFor={control.id} messageId={messageId}>
      <select {...select} {...control} className={styles.control} />
    </FieldFrame>
  );
}

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & FieldLook;

export function TextAreaField({ label, error, hint, maxLength, onInput, ...area }: TextAreaFieldProps) {
  const { problem, count, measure } = useLength({ label, error, hint, maxLength, value: area.value });
  const { control, messageId } = useFieldIds(problem, count);
  const changed = (event: InputEvent<HTMLTextAreaElement>) => {
    measure(event.currentTarget);
    onInput?.(event);
  };
  return (
    <FieldFrame label={label} error={problem} hint={count} htmlFor={control.id} messageId={messageId}>
      <textarea {...area} {...control} className={styles.control} onInput={changed} />
    </FieldFrame>
  );
}
