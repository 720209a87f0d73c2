import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordField } from '../../../components/ui/password-field';
import { resolveWith } from '../../../lib/form-resolver';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { formMessage, showFieldErrors } from '../../../lib/server-field-errors';
import { changePassword, type PasswordChange } from '../../session/api/credentials';
import { NewPasswordFields } from '../../session/components/new-password-fields';
import { checkPasswordChange } from '../../session/validation';
import { AccountForm } from './account-form';

interface PasswordFormProps {
  /** Lets password managers find the user of the password. */
  email: string;
  onClose: () => void;
}

const fields = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

export function PasswordForm({ email, onClose }: PasswordFormProps) {
  const { t } = useI18n();
  const { register, handleSubmit, formState, setError, control } = useForm<PasswordChange>({
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    resolver: resolveWith(checkPasswordChange, t),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      notify('success', t('password.changed'));
      onClose();
    },
    onError: (refusal) => showFieldErrors(refusal, fields, setError),
  });
  const [newPassword, confirmPassword] = useWatch({ control, name: ['newPassword', 'confirmPassword'] });
  const { errors } = formState;
  const refusal = formMessage(error, fields, t('password.failed'));
  return (
    <AccountForm
      refusal={refusal}
      isPending={isPending}
      save={[t('password.submit'), t('password.submitting')]}
      cancel={t('profile.cancel')}
      onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
      onClose={onClose}
    >
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        autoFocus
        label={t('password.current')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
      <NewPasswordFields
        labels={[t('password.new'), t('password.confirm')]}
        inputs={[register('newPassword'), register('confirmPassword')]}
        typed={[newPassword, confirmPassword]}
        errors={[errors.newPassword?.message, errors.confirmPassword?.message]}
      />
    </AccountForm>
  );
}
