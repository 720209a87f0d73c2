import { textOf } from '../../kit/formValues';
import type { QuoteRecord } from '../../types';

type Details = Pick<QuoteRecord, 'poNumber' | 'poFile' | 'neededBy' | 'deliveryMethod' | 'deliveryAddress'>;
type Address = NonNullable<Details['deliveryAddress']>;

/** An address without any text is removed; react-admin's inputs leave nulls in it. */
const filledAddress = (address: Partial<Record<keyof Address, unknown>> | null) => {
  const { label, contact, phone, street, city, emirate } = address ?? {};
  const filled = { label: textOf(label), contact: textOf(contact), phone: textOf(phone) };
  const place = { street: textOf(street), city: textOf(city), emirate: textOf(emirate) };
  return [...Object.values(filled), ...Object.values(place)].every((text) => text === '')
    ? null
    : { ...filled, ...place };
};

/** The purchase details in a PUT. A pick-up has no address. */
export const toPurchaseUpdate = ({ poNumber, poFile, neededBy, deliveryMethod, deliveryAddress }: Details) => ({
  poNumber: textOf(poNumber),
  poFile: poFile?._id ?? null,
  neededBy: neededBy || null,
  deliveryMethod: deliveryMethod || null,
  deliveryAddress: deliveryMethod === 'PickUp' ? null : filledAddress(deliveryAddress),
});
