import { MAX_LENGTH } from '@shop/contract/limits';
import { looksLikePhone } from '@shop/contract/phone';
import type { Emirate } from '@shop/contract/uae';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { SelectField, TextField } from '../../../components/ui/field';
import type { SavedAddressResponse } from '@shop/contract/api';
import { resolveWith } from '../../../lib/form-resolver';
import type { FieldKey } from '../../../lib/i18n/i18n';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { formMessage, showFieldErrors } from '../../../lib/server-field-errors';
import { addressesQuery, saveAddress } from '../../purchase-details/api/addresses';
import { EmirateOptions } from '../../purchase-details/components/emirate-options';
import { AccountForm } from './account-form';

interface AddressValues {
  label: string;
  contact: string;
  phone: string;
  street: string;
  city: string;
  emirate: Emirate | '';
}

type FilledAddress = AddressValues & { emirate: Emirate };

/** The form is validated before it is sent; this is for the type checker. */
const isFilled = (values: AddressValues): values is FilledAddress => values.emirate !== '';

const fields = ['label', 'contact', 'phone', 'street', 'city', 'emirate'] as const;
const EMPTY: AddressValues = { label: '', contact: '', phone: '', street: '', city: '', emirate: '' };

interface AddressFormProps {
  /** null for a new address. */
  address: SavedAddressResponse | null;
  onClose: () => void;
}

export function AddressForm({ address, onClose }: AddressFormProps) {
  const { t } = useI18n();
  const form = useForm<AddressValues>({ defaultValues: valuesOf(address), resolver: resolveWith(checkAddress, t) });
  const { handleSubmit, setError } = form;
  const { mutate, isPending, error } = useSaveAddress(address, onClose, (refusal) =>
    showFieldErrors(refusal, fields, setError),
  );
  const refusal = formMessage(error, fields, t('addresses.saveFailed'));
  return (
    <AccountForm
      refusal={refusal}
      isPending={isPending}
      save={[t('addresses.save'), t('addresses.saving')]}
      cancel={t('addresses.cancel')}
      onSubmit={(event) => void handleSubmit((values) => isFilled(values) && mutate(values))(event)}
      onClose={onClose}
    >
      <PersonFields form={form} />
      <PlaceFields form={form} />
    </AccountForm>
  );
}

function valuesOf(address: SavedAddressResponse | null): AddressValues {
  if (address === null) return EMPTY;
  const { label, contact, phone, street, city, emirate } = address;
  return { label, contact, phone, street, city, emirate };
}

interface FieldsProps {
  form: UseFormReturn<AddressValues>;
}

function PersonFields({ form: { register, formState } }: FieldsProps) {
  const { t } = useI18n();
  const { errors } = formState;
  return (
    <>
      <TextField
        autoFocus
        label={t('addresses.label')}
        hint={t('addresses.labelHint')}
        maxLength={MAX_LENGTH.addressLabel}
        error={errors.label?.message}
        {...register('label')}
      />
      <TextField
        label={t('addresses.contact')}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        error={errors.contact?.message}
        {...register('contact')}
      />
      <TextField
        label={t('addresses.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        error={errors.phone?.message}
        {...register('phone')}
      />
    </>
  );
}

function PlaceFields({ form: { register, formState } }: FieldsProps) {
  const { t } = useI18n();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('addresses.street')}
        autoComplete="address-line1"
        maxLength={MAX_LENGTH.address}
        error={errors.street?.message}
        {...register('street')}
      />
      <TextField
        label={t('addresses.city')}
        autoComplete="address-level2"
        maxLength={MAX_LENGTH.name}
        error={errors.city?.message}
        {...register('city')}
      />
      <SelectField label={t('addresses.emirate')} error={errors.emirate?.message} {...register('emirate')}>
        <option value="">{t('addresses.chooseEmirate')}</option>
        <EmirateOptions />
      </SelectField>
    </>
  );
}

function useSaveAddress(address: SavedAddressResponse | null, onSaved: () => void, onRefused: (error: Error) => void) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: FilledAddress) =>
      saveAddress(address?._id ?? null, { ...values, ...(address && { isDefault: address.isDefault }) }),
    onSuccess: (book) => {
      queryClient.setQueryData(addressesQuery().queryKey, book);
      notify('success', t('addresses.saved'));
      onSaved();
    },
    onError: onRefused,
  });
}

function checkAddress({
  label,
  phone,
  street,
  city,
  emirate,
}: AddressValues): Partial<Record<keyof AddressValues, FieldKey>> {
  return {
    ...(!label.trim() && { label: 'addresses.labelRequired' as const }),
    ...(phone.trim() && !looksLikePhone(phone) && { phone: 'addresses.phoneInvalid' as const }),
    ...(!street.trim() && { street: 'addresses.streetRequired' as const }),
    ...(!city.trim() && { city: 'addresses.cityRequired' as const }),
    ...(!emirate && { emirate: 'addresses.emirateRequired' as const }),
  };
}
