import { LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/ui/button';
import { SelectField, TextAreaField, TextField } from '../../../components/ui/field';
import { Notice } from '../../../components/ui/notice';
import { serverMessage } from '../../../lib/api-error';
import type { ProfileResponse } from '../../../lib/api-types';
import { cx } from '../../../lib/cx';
import { resolveWith } from '../../../lib/form-resolver';
import type { PlainKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { showFieldErrors } from '../../../lib/server-field-errors';
import { profileQuery } from '../../session/api/get-profile';
import { session } from '../../session/session-store';
import { updateProfile, type ProfileChange } from '../api/update-profile';
import styles from './profile-view.module.css';

interface ProfileFormProps {
  profile: ProfileResponse;
  onClose: () => void;
}

const fields = ['name', 'email', 'phoneNumber', 'address', 'language'] as const;

export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const { t } = useI18n();
  const { name, email, phoneNumber, address, language } = profile;
  const { register, handleSubmit, formState, setError } = useForm<ProfileChange>({
    defaultValues: { name, email, phoneNumber, address, language },
    resolver: resolveWith(checkProfile, t),
  });
  const { mutate, isPending, error } = useSaveProfile(onClose, (refusal) => showFieldErrors(refusal, fields, setError));
  const { errors } = formState;
  return (
    <form
      noValidate
      className={cx(styles.sheet, styles.form)}
      onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
    >
      {error && <Notice kind="error">{serverMessage(error, t('profile.saveFailed'))}</Notice>}
      <TextField
        autoFocus
        label={t('profile.name')}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={t('profile.phone')}
        type="tel"
        autoComplete="tel"
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <TextAreaField
        label={t('profile.address')}
        autoComplete="street-address"
        rows={3}
        error={errors.address?.message}
        {...register('address')}
      />
      <LanguageField error={errors.language?.message} {...register('language')} />
      <div className={styles.actions}>
        <Button type="submit" disabled={isPending}>
          {isPending ? t('profile.saving') : t('profile.save')}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onClose}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}

function LanguageField(select: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) {
  const { t } = useI18n();
  return (
    <SelectField {...select} label={t('profile.language')}>
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code].name}
        </option>
      ))}
    </SelectField>
  );
}

function useSaveProfile(onSaved: () => void, onRefused: (error: Error) => void) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: updateProfile,
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery().queryKey, saved);
      session.begin(saved);
      notify('success', t('profile.saved'));
      onSaved();
    },
    onError: onRefused,
  });
}

function checkProfile({ name, email, phoneNumber }: ProfileChange): Partial<Record<keyof ProfileChange, PlainKey>> {
  return {
    ...(!name.trim() && { name: 'register.nameRequired' }),
    ...(!email.trim() && { email: 'register.emailRequired' }),
    ...(!phoneNumber.trim() && { phoneNumber: 'register.phoneRequired' }),
  };
}
