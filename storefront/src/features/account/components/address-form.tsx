import { MAX_LENGTH } from '@shop/contract/limits';
import { looksLikePhone } from '@shop/contract/phone';
import type { Emirate } from '@shop/contract/uae';
import { useQueryClient } from '@tanstack/react-query';
import { SelectField, TextField } from '../../../components/ui/field';
import type { SavedAddressResponse } from '@shop/contract/api';
import { useI18n } from '../../../lib/i18n/i18n-context';
import { notify } from '../../../lib/notify';
import { addressesQuery, saveAddress } from '../../purchase-details/api/addresses';
import { EmirateOptions } from '../../purchase-details/components/emirate-options';
import { AccountForm } from './account-form';
import { useServerForm, type ServerForm } from '../../../lib/server-form';

const EMPTY = { label: '', contact: '', phone: '', street: '', city: '', emirate: '' as Emirate | '' };

type AddressValues = typeof EMPTY;

interface AddressFormProps {
  /** null for a new address. */
  address: SavedAddressResponse | null;
  onClose: () => void;
}

export function AddressForm({ address, onClose }: AddressFormProps) {
  const { t } = useI18n();
  const queryClient = useQueryClient();
  const form = useServerForm({
    initial: valuesOf(address),
    check: checkAddress,
    // The form was validated; the emirate is for the type checker.
    send: ({ emirate, ...place }) =>
      saveAddress(address?._id ?? null, {
        ...place,
        emirate: emirate as Emirate,
        ...(address && { isDefault: address.isDefault }),
      }),
    onSaved: (book) => {
      queryClient.setQueryData(addressesQuery().queryKey, book);
      notify('success', t('addresses.saved'));
      onClose();
    },
    failed: t('addresses.saveFailed'),
  });
  return (
    <AccountForm
      form={form}
      save={[t('addresses.save'), t('addresses.saving')]}
      cancel={t('addresses.cancel')}
      onClose={onClose}
    >
      <Fields form={form} />
    </AccountForm>
  );
}

function valuesOf(address: SavedAddressResponse | null): AddressValues {
  if (address === null) return EMPTY;
  const { label, contact, phone, street, city, emirate } = address;
  return { label, contact, phone, street, city, emirate };
}

function Fields({ form: { field } }: { form: ServerForm<AddressValues> }) {
  const { t } = useI18n();
  return (
    <>
      <TextField
        autoFocus
        label={t('addresses.label')}
        hint={t('addresses.labelHint')}
        maxLength={MAX_LENGTH.addressLabel}
        {...field('label')}
      />
      <TextField label={t('addresses.contact')} autoComplete="name" maxLength={MAX_LENGTH.name} {...field('contact')} />
      <TextField
        label={t('addresses.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        {...field('phone')}
      />
      <TextField
        label={t('addresses.street')}
        autoComplete="address-line1"
        maxLength={MAX_LENGTH.address}
        {...field('street')}
      />
      <TextField
        label={t('addresses.city')}
        autoComplete="address-level2"
        maxLength={MAX_LENGTH.name}
        {...field('city')}
      />
      <SelectField label={t('addresses.emirate')} {...field('emirate')}>
        <option value="">{t('addresses.chooseEmirate')}</option>
        <EmirateOptions />
      </SelectField>
    </>
  );
}

function checkAddress({ label, phone, street, city, emirate }: AddressValues) {
  return {
    ...(!label.trim() && { label: 'addresses.labelRequired' as const }),
    ...(phone.trim() && !looksLikePhone(phone) && { phone: 'addresses.phoneInvalid' as const }),
    ...(!street.trim() && { street: 'addresses.streetRequired' as const }),
    ...(!city.trim() && { city: 'addresses.cityRequired' as const }),
    ...(!emirate && { emirate: 'addresses.emirateRequired' as const }),
  };
}
