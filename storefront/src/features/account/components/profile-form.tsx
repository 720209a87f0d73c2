import { MAX_LENGTH } from '@shop/contract/limits';
import { looksLikePhone } from '@shop/contract/phone';
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@shop/contract/languages';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '../../../components/ui/field';
import { PasswordField } from '../../../components/ui/password-field';
import type { ProfileResponse } from '@shop/contract/api';
import { useFormDraft } from '../../../lib/form-draft';
import type { FieldKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { profileQuery } from '../../session/api/session';
import { session } from '../../session/session-store';
import { profileDraft } from '../profile-draft';
import { api, unwrap } from '../../../lib/api-client';
import { AccountForm } from './account-form';
import { useServerForm, type ServerForm } from '../../../lib/server-form';

interface ProfileChange {
  name: string;
  email: string;
  phoneNumber: string;
  address: string;
  /** Language of emails and documents. */
  language: Language;
  /** Required for a new email address. */
  currentPassword: string;
}

const updateProfile = async ({ currentPassword, ...change }: ProfileChange) =>
  unwrap(await api.PUT('/api/users/profile', { body: { ...change, ...(currentPassword && { currentPassword }) } }));

interface ProfileFormProps {
  profile: ProfileResponse;
  onClose: () => void;
}

export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const { t } = useI18n();
  const close = () => {
    profileDraft.clear();
    onClose();
  };
  const form = useProfileForm(profile, close);
  const { field } = form;
  return (
    <AccountForm
      form={form}
      save={[t('profile.save'), t('profile.saving')]}
      cancel={t('profile.cancel')}
      onClose={close}
    >
      <TextField
        autoFocus
        label={t('profile.name')}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        {...field('name')}
      />
      <EmailFields present={profile.email} form={form} />
      <TextField
        label={t('profile.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        {...field('phoneNumber')}
      />
      <TextAreaField
        label={t('profile.address')}
        autoComplete="street-address"
        maxLength={MAX_LENGTH.address}
        rows={3}
        {...field('address')}
      />
      <LanguageField {...field('language')} />
    </AccountForm>
  );
}

/** The form, restored with the values typed before a refresh. */
function useProfileForm(profile: ProfileResponse, close: () => void) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const { name, email, phoneNumber, address, language } = profile;
  const [initial] = useState({ name, email, phoneNumber, address, language, currentPassword: '' });
  const form = useServerForm<ProfileChange, ProfileResponse>({
    initial: { ...initial, ...profileDraft.read(profile._id) },
    check: (values) => checkProfile(values, profile),
    shouldUnregister: true,
    send: updateProfile,
    onSaved: (saved) => {
      queryClient.setQueryData(profileQuery().queryKey, saved);
      session.begin(saved);
      notify('success', t('profile.saved'));
      close();
    },
    failed: t('profile.saveFailed'),
  });
  useFormDraft(form.form, profileDraft, initial, profile._id);
  return form;
}

/** The email address, and the password if the address changes. */
function EmailFields({ present, form: { field, form } }: { present: string; form: ServerForm<ProfileChange> }) {
  const { t } = useI18n();
  const needsPassword = isOther(useWatch({ control: form.control, name: 'email' }), present);
  return (
    <>
      <TextField label={t('profile.email')} type="email" autoComplete="email" {...field('email')} />
      {needsPassword && (
        <PasswordField
          label={t('password.current')}
          hint={t('profile.passwordForEmail')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
      )}
    </>
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

/** Addresses that differ in case are equal. */
const isOther = (typed: string, email: string) => typed.trim().toLowerCase() !== email.toLowerCase();

function checkProfile(
  { name, email, phoneNumber, currentPassword }: ProfileChange,
  present: Pick<ProfileResponse, 'email' | 'phoneNumber'>,
): Partial<Record<keyof ProfileChange, FieldKey>> {
  const isOtherPhone = phoneNumber.trim() !== present.phoneNumber;
  return {
    ...(!name.trim() && { name: 'register.nameRequired' }),
    ...(!email.trim() && { email: 'register.emailRequired' }),
    ...(isOther(email, present.email) && !currentPassword && { currentPassword: 'password.currentRequired' }),
    ...(isOtherPhone && !looksLikePhone(phoneNumber) && { phoneNumber: 'register.phoneInvalid' }),
    ...(!phoneNumber.trim() && { phoneNumber: 'register.phoneRequired' }),
  };
}
