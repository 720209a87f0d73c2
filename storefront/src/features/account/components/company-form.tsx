import { countryChoices, HOME_COUNTRY } from '@shop/contract/countries';
import { MAX_LENGTH } from '@shop/contract/limits';
import { westernDigits } from '@shop/contract/numbers';
import { type Emirate, isTin, isTrn } from '@shop/contract/uae';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../../components/ui/field';
import ui from '../../../components/ui/primitives.module.css';
import { api, unwrap } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { ProfileResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { EmirateOptions } from '../../purchase-details/components/emirate-options';
import { profileQuery } from '../../session/api/session';
import { session } from '../../session/session-store';
import { AccountForm } from './account-form';
import { useServerForm, type ServerForm } from '../../../lib/server-form';

const EMPTY = {
  legalName: '',
  legalNameAr: '',
  trn: '',
  tin: '',
  licenceNumber: '',
  licenceAuthority: '',
  street: '',
  city: '',
  emirate: '' as Emirate | '',
  country: HOME_COUNTRY as string,
};

type CompanyValues = typeof EMPTY;

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
  const answer = await api.PUT('/api/users/profile', { body: { company: { ...company, address } } });
  try {
    return unwrap(answer);
  } catch (error) {
    throw atFields(error);
  }
};

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
  const queryClient = useQueryClient();
  const form = useServerForm({
    initial: valuesOf(company),
    check: checkCompany,
    send: saveCompany,
    onSaved: (saved) => {
      queryClient.setQueryData(profileQuery().queryKey, saved);
      session.begin(saved);
      notify('success', t('company.saved'));
      onClose();
    },
    failed: t('company.saveFailed'),
  });
  return (
    <AccountForm
      form={form}
      save={[t('profile.save'), t('profile.saving')]}
      cancel={t('profile.cancel')}
      onClose={onClose}
    >
      <p className={ui.soft}>{t('company.lead')}</p>
      <IdentityFields form={form} />
      <AddressFields form={form} />
    </AccountForm>
  );
}

interface FieldsProps {
  form: ServerForm<CompanyValues>;
}

function IdentityFields({ form: { field, form } }: FieldsProps) {
  const { t } = useI18n();
  const isRegistered = useWatch({ control: form.control, name: 'trn' }).trim() !== '';
  return (
    <>
      <TextField
        autoFocus
        label={t('company.legalName')}
        autoComplete="organization"
        maxLength={MAX_LENGTH.address}
        {...field('legalName')}
      />
      <TextField
        label={t('company.legalNameAr')}
        dir="auto"
        maxLength={MAX_LENGTH.address}
        hint={t('company.legalNameArHint')}
        {...field('legalNameAr')}
      />
      <TextField label={t('company.trn')} inputMode="numeric" dir="ltr" hint={t('company.trnHint')} {...field('trn')} />
      {!isRegistered && (
        <TextField
          label={t('company.tin')}
          inputMode="numeric"
          dir="ltr"
          hint={t('company.tinHint')}
          {...field('tin')}
        />
      )}
      <TextField label={t('company.licenceNumber')} maxLength={MAX_LENGTH.name} {...field('licenceNumber')} />
      <TextField label={t('company.licenceAuthority')} maxLength={MAX_LENGTH.name} {...field('licenceAuthority')} />
    </>
  );
}

/** Only an address of the UAE has an emirate. */
function AddressFields({ form: { field, form } }: FieldsProps) {
  const { t, language } = useI18n();
  const isHere = useWatch({ control: form.control, name: 'country' }) === HOME_COUNTRY;
  const countries = countryChoices(language, form.formState.defaultValues?.country);
  return (
    <>
      <TextField
        label={t('company.street')}
        autoComplete="address-line1"
        maxLength={MAX_LENGTH.address}
        {...field('street')}
      />
      <TextField
        label={t('company.city')}
        autoComplete="address-level2"
        maxLength={MAX_LENGTH.name}
        {...field('city')}
      />
      {isHere && (
        <SelectField label={t('company.emirate')} {...field('emirate')}>
          <option value="">{t('company.chooseEmirate')}</option>
          <EmirateOptions />
        </SelectField>
      )}
      <SelectField label={t('company.country')} autoComplete="country" {...field('country')}>
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function checkCompany({ legalName, trn, tin, emirate, country }: CompanyValues) {
  return {
    ...(!legalName.trim() && { legalName: 'company.legalNameRequired' as const }),
    ...(trn.trim() && !isTrn(westernDigits(trn).trim()) && { trn: 'company.trnInvalid' as const }),
    ...(!trn.trim() && tin.trim() && !isTin(westernDigits(tin).trim()) && { tin: 'company.tinInvalid' as const }),
    ...(country === HOME_COUNTRY && !emirate && { emirate: 'company.emirateRequired' as const }),
  };
}
