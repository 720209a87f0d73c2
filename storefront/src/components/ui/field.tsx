import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../lib/cx';
import ui from './primitives.module.css';
import styles from './field.module.css';

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

export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
  const { control, messageId } = useFieldIds(error, hint);
  return (
    <FieldFrame label={label} error={error} hint={hint} htmlFor={control.id} messageId={messageId}>
      <textarea {...area} {...control} className={cx(styles.control)} />
    </FieldFrame>
  );
}
