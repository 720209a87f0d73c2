import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../components/ui/password-field';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { passwordMatch } from '../validation';

type Pair<Part> = readonly [password: Part, confirmation: Part];

interface NewPasswordFieldsProps {
  labels: Pair<string>;
  fields: Pair<UseFormRegisterReturn & { error: string | undefined }>;
  /** The current values of the fields. */
  typed: Pair<string>;
}

/** A password and its repetition, which show while typing whether they match. */
export function NewPasswordFields({ labels, fields, typed }: NewPasswordFieldsProps) {
  const { t } = useI18n();
  const match = passwordMatch(...typed);
  const mismatch = t('register.mismatch');
  // After one field was corrected, the mismatch error of the other field is outdated.
  const remaining = fields.map(({ error }) => (match === 'yes' && error === mismatch ? undefined : error));
  const [first, second] = match === 'no' ? [mismatch, mismatch] : remaining;
  return (
    <>
      <PasswordField
        {...fields[0]}
        label={labels[0]}
        autoComplete="new-password"
        match={match}
        error={first}
        hint={t('password.rule')}
      />
      <PasswordField
        {...fields[1]}
        label={labels[1]}
        autoComplete="new-password"
        match={match}
        error={second}
        hint={match === 'yes' ? t('register.match') : undefined}
      />
    </>
  );
}
