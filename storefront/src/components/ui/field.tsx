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

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & FieldLook;

export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const { control, messageId } = useFieldIds(error, hint);
  return (
    <FieldFrame label={label} error={error} hint={hint} htmlFor={control.id} messageId={messageId}>
      <input {...input} {...control} className={styles.control} />
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

/** A text above `maxLength` is not cut: the field says so while it is typed, and a form with it is not sent. */
export function TextAreaField({ label, error, hint, maxLength = Infinity, onInput, ...area }: TextAreaFieldProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(0);
  const length = typeof area.value === 'string' ? area.value.length : typed;
  const tooLong = (count: number) => (count > maxLength ? t('field.tooLong', { count, max: maxLength }) : '');
  const count = length > maxLength * COUNTED_FROM ? t('field.length', { count: length, max: maxLength }) : hint;
  const problem = tooLong(length) || error;
  const { control, messageId } = useFieldIds(problem, count);
  const measure = (event: InputEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length);
    event.currentTarget.setCustomValidity(tooLong(event.currentTarget.value.length));
    onInput?.(event);
  };
  return (
    <FieldFrame label={label} error={problem} hint={count} htmlFor={control.id} messageId={messageId}>
      <textarea {...area} {...control} className={styles.control} onInput={measure} />
    </FieldFrame>
  );
}
