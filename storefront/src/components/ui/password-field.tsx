import { useState, type ComponentProps } from 'react';
import { cx } from '../../lib/cx';
import { useI18n } from '../../lib/i18n/i18n-context';
import { FieldFrame, useFieldIds } from './field';
import styles from './field.module.css';
import { Icon } from './icon';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Colours the border: green if the two passwords match, red if they don't. */
  match?: 'yes' | 'no' | undefined;
}

export function PasswordField({ label, error, hint, match, ...input }: PasswordFieldProps) {
  const { t } = useI18n();
  const [shown, setShown] = useState(false);
  const { control, messageId } = useFieldIds(error, hint);
  return (
    <FieldFrame label={label} error={error} hint={hint} htmlFor={control.id} messageId={messageId}>
      <div className={styles.shell}>
        <input
          {...input}
          {...control}
          type={shown ? 'text' : 'password'}
          data-match={match}
          className={cx(styles.control, styles.withButton)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label={shown ? t('login.hidePassword') : t('login.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" />
        </button>
      </div>
    </FieldFrame>
  );
}
