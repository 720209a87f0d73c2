import { PasswordField } from '../../../components/ui/password-field';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { changePassword, type PasswordChange } from '../../session/api/credentials';
import { NewPasswordFields } from '../../session/components/new-password-fields';
import { checkPasswordChange } from '../../session/validation';
import { AccountForm } from './account-form';
import { useServerForm } from '../../../lib/server-form';

interface PasswordFormProps {
  /** Lets password managers find the user of the password. */
  email: string;
  onClose: () => void;
}

export function PasswordForm({ email, onClose }: PasswordFormProps) {
  const { t } = useI18n();
  const form = useServerForm<PasswordChange>({
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    check: checkPasswordChange,
    send: changePassword,
    onSaved: () => {
      notify('success', t('password.changed'));
      onClose();
    },
    failed: t('password.failed'),
  });
  const { field } = form;
  return (
    <AccountForm
      form={form}
      save={[t('password.submit'), t('password.submitting')]}
      cancel={t('profile.cancel')}
      onClose={onClose}
    >
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        autoFocus
        label={t('password.current')}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <NewPasswordFields
        labels={[t('password.new'), t('password.confirm')]}
        fields={[field('newPassword'), field('confirmPassword')]}
        typed={form.form.watch(['newPassword', 'confirmPassword'])}
      />
    </AccountForm>
  );
}
