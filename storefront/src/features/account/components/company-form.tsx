import { countryChoices, HOME_COUNTRY } from '@shop/contract/countries';
import { MAX_LENGTH } from '@shop/contract/limits';
import { westernDigits } from '@shop/contract/numbers';
import { type Emirate, isTin, isTrn } from '@shop/contract/uae';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { api, unwrap } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { ProfileResponse } from '@shop/contract/api';
import { resolveWith } from '../../../lib/form-resolver';
import type { FieldKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { formMessage, showFieldErrors } from '../../../lib/server-field-errors';
import { EmirateOptions } from '../../purchase-details/components/emirate-options';
import { profileQuery } from '../../session/api/session';
import { session } from '../../session/session-store';
import { AccountForm } from './account-form';

interface CompanyValues {
  legalName: string;
  legalNameAr: string;
  trn: string;
  tin: string;
  licenceNumber: string;
  licenceAuthority: string;
  street: string;
  city: string;
  emirate: Emirate | '';
  country: string;
}

const EMPTY: CompanyValues = {
  legalName: '',
  legalNameAr: '',
  trn: '',
  tin: '',
  licenceNumber: '',
  licenceAuthority: '',
  street: '',
  city: '',
  emirate: '',
  country: HOME_COUNTRY,
};

/** The form starts with a pending change, if there is one. */
function valuesOf(company: ProfileResponse['company']): CompanyValues {
  if (company === null) return EMPTY;
  const { legalName, legalNameAr, trn, tin, licenceNumber, licenceAuthority, address } = company.pending ?? company;
  return { legalName, legalNameAr, trn, tin, licenceNumber, licenceAuthority, ...address };
}

/** The TIN of a company with a TRN is derived from it. */
const saveCompany = async ({ street, city, emirate, country, tin, ...own }: CompanyValues) => {
  const company = { ...own, tin: own.trn.trim() === '' ? tin : '' };
  const address = { street, city, emirate, country };
  return unwrap(await api.PUT('/api/users/profile', { body: { company: { ...company, address } } }));
};

const fields = [
  ...(['legalName', 'legalNameAr', 'trn', 'tin', 'licenceNumber', 'licenceAuthority'] as const),
  ...(['street', 'city', 'emirate', 'country'] as const),
];

/** The server names a field by its path; the form has flat names. */
function atFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const named = Object.entries(error.fields).map(([path, text]) => [path.slice(path.lastIndexOf('.') + 1), text]);
  return new ApiError(error.status, error.code, error.message, Object.fromEntries(named) as Record<string, string>);
}

interface CompanyFormProps {
  company: ProfileResponse['company'];
  onClose: () => void;
}

export function CompanyForm({ company, onClose }: CompanyFormProps) {
  const { t } = useI18n();
  const form = useForm<CompanyValues>({ defaultValues: valuesOf(company), resolver: resolveWith(checkCompany, t) });
  const { handleSubmit, setError } = form;
  const { mutate, isPending, error } = useSaveCompany(onClose, (refusal) => showFieldErrors(refusal, fields, setError));
  const refusal = formMessage(error, fields, t('company.saveFailed'));
  return (
    <AccountForm
      refusal={refusal}
      isPending={isPending}
      save={[t('profile.save'), t('profile.saving')]}
      cancel={t('profile.cancel')}
      onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
      onClose={onClose}
    >
      <p className={ui.soft}>{t('company.lead')}</p>
      <IdentityFields form={form} />
      <AddressFields form={form} />
    </AccountForm>
  );
}

interface FieldsProps {
  form: UseFormReturn<CompanyValues>;
}

function IdentityFields({ form: { register, formState, control } }: FieldsProps) {
  const { t } = useI18n();
  const { errors } = formState;
  const isRegistered = useWatch({ control, name: 'trn' }).trim() !== '';
  return (
    <>
      <TextField
        autoFocus
        label={t('company.legalName')}
        autoComplete="organization"
        maxLength={MAX_LENGTH.address}
        error={errors.legalName?.message}
        {...register('legalName')}
      />
      <TextField
        label={t('company.legalNameAr')}
        dir="auto"
        maxLength={MAX_LENGTH.address}
        hint={t('company.legalNameArHint')}
        error={errors.legalNameAr?.message}
        {...register('legalNameAr')}
      />
      <TextField
        label={t('company.trn')}
        inputMode="numeric"
        dir="ltr"
        hint={t('company.trnHint')}
        error={errors.trn?.message}
        {...register('trn')}
      />
      {!isRegistered && (
        <TextField
          label={t('company.tin')}
          inputMode="numeric"
          dir="ltr"
          hint={t('company.tinHint')}
          error={errors.tin?.message}
          {...register('tin')}
        />
      )}
      <TextField
        label={t('company.licenceNumber')}
        maxLength={MAX_LENGTH.name}
        error={errors.licenceNumber?.message}
        {...register('licenceNumber')}
      />
      <TextField
        label={t('company.licenceAuthority')}
        maxLength={MAX_LENGTH.name}
        error={errors.licenceAuthority?.message}
        {...register('licenceAuthority')}
      />
    </>
  );
}

/** Only an address of the UAE has an emirate. */
function AddressFields({ form: { register, formState, control } }: FieldsProps) {
  const { t, language } = useI18n();
  const { errors } = formState;
  const isHere = useWatch({ control, name: 'country' }) === HOME_COUNTRY;
  const countries = countryChoices(language, formState.defaultValues?.country);
  return (
    <>
      <TextField
        label={t('company.street')}
        autoComplete="address-line1"
        maxLength={MAX_LENGTH.address}
        error={errors.street?.message}
        {...register('street')}
      />
      <TextField
        label={t('company.city')}
        autoComplete="address-level2"
        maxLength={MAX_LENGTH.name}
        error={errors.city?.message}
        {...register('city')}
      />
      {isHere && (
        <SelectField label={t('company.emirate')} error={errors.emirate?.message} {...register('emirate')}>
          <option value="">{t('company.chooseEmirate')}</option>
          <EmirateOptions />
        </SelectField>
      )}
      <SelectField
        label={t('company.country')}
        autoComplete="country"
        error={errors.country?.message}
        {...register('country')}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function useSaveCompany(onSaved: () => void, onRefused: (error: Error) => void) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: CompanyValues) =>
      saveCompany(values).catch((error: unknown) => {
        throw atFields(error);
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(profileQuery().queryKey, saved);
      session.begin(saved);
      notify('success', t('company.saved'));
      onSaved();
    },
    onError: onRefused,
  });
}

function checkCompany({
  legalName,
  trn,
  tin,
  emirate,
  country,
}: CompanyValues): Partial<Record<keyof CompanyValues, FieldKey>> {
  return {
    ...(!legalName.trim() && { legalName: 'company.legalNameRequired' as const }),
    ...(trn.trim() && !isTrn(westernDigits(trn).trim()) && { trn: 'company.trnInvalid' as const }),
    ...(!trn.trim() && tin.trim() && !isTin(westernDigits(tin).trim()) && { tin: 'company.tinInvalid' as const }),
    ...(country === HOME_COUNTRY && !emirate && { emirate: 'company.emirateRequired' as const }),
  };
}
