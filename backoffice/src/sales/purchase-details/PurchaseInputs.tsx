import { DELIVERY_METHODS } from '@shop/contract/delivery';
import { EMIRATE_NAMES } from '@shop/contract/emirates';
import { MAX_LENGTH } from '@shop/contract/limits';
import { EMIRATES } from '@shop/contract/uae';
import { DateInput, maxLength, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { currentLanguage } from '../../i18n/language';
import type { QuoteRecord } from '../../types';
import { FieldGrid, SectionTitle } from '../../kit/ui/fields';
import { PoFileInput } from './PoFileInput';

const methods = DELIVERY_METHODS.map((id) => ({ id, name: `shop.purchase.${id}` }));

interface Props {
  disabled?: boolean;
}

const Place = ({ disabled }: Required<Props>) => {
  const names = EMIRATE_NAMES[currentLanguage()];
  const of = (field: string, max: number) => ({
    source: `deliveryAddress.${field}`,
    label: `shop.purchase.${field}`,
    helperText: false as const,
    disabled,
    validate: maxLength(max),
  });
  return (
    <FieldGrid>
      <TextInput {...of('label', MAX_LENGTH.addressLabel)} />
      <TextInput {...of('contact', MAX_LENGTH.name)} />
      <TextInput {...of('phone', MAX_LENGTH.phone)} />
      <TextInput {...of('street', MAX_LENGTH.address)} />
      <TextInput {...of('city', MAX_LENGTH.name)} />
      <SelectInput
        source="deliveryAddress.emirate"
        label="shop.purchase.emirate"
        choices={EMIRATES.map((id) => ({ id, name: names[id] }))}
        translateChoice={false}
        emptyValue=""
        disabled={disabled}
        helperText={false}
      />
    </FieldGrid>
  );
};

/** The buyer's details of the purchase: purchase order, day and delivery. */
export const PurchaseInputs = ({ disabled = false }: Props) => {
  const method = useWatch<QuoteRecord, 'deliveryMethod'>({ name: 'deliveryMethod' });
  return (
    <>
      <SectionTitle text="shop.purchase.title" />
      <FieldGrid>
        <TextInput
          source="poNumber"
          label="shop.purchase.poNumber"
          helperText={false}
          disabled={disabled}
          validate={maxLength(MAX_LENGTH.poNumber)}
        />
        <DateInput source="neededBy" label="shop.purchase.neededBy" helperText={false} disabled={disabled} />
        <SelectInput
          source="deliveryMethod"
          label="shop.purchase.deliveryMethod"
          choices={methods}
          disabled={disabled}
          helperText={false}
        />
        <PoFileInput disabled={disabled} />
      </FieldGrid>
      {method !== 'PickUp' && <Place disabled={disabled} />}
    </>
  );
};
