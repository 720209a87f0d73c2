import type { QueryClient } from '@tanstack/react-query';
import type { RequestQuoteDto, SavedAddressResponse } from '@shop/contract/api';
import { ApiError } from '../../lib/api-error';
import { visit } from '../../lib/i18n/i18n';
import { session } from '../session/session-store';
import { addressesQuery, saveAddress } from './api/addresses';
import {
  chosenAddress,
  isEmptyPlace,
  OWN_ADDRESS,
  type PurchaseDraft,
  purchaseDraft,
  TYPED_ADDRESS,
  type TypedPlace,
} from './purchase-draft';

type Sent = Pick<RequestQuoteDto, 'poNumber' | 'poFile' | 'neededBy' | 'deliveryMethod' | 'deliveryAddress'>;

/**
 * The fields of the request that the draft fills.
 * @throws ApiError VALIDATION_FAILED if its address is incomplete, or is no longer in the address book
 */
export async function purchaseDetails(queryClient: QueryClient): Promise<Sent> {
  const draft = purchaseDraft.get();
  const poNumber = draft.poNumber.trim();
  const deliveryAddress = draft.deliveryMethod === 'Delivery' ? await addressOf(draft, queryClient) : undefined;
  return {
    ...(poNumber && { poNumber }),
    ...(draft.poFile && { poFile: draft.poFile._id }),
    ...(draft.neededBy && { neededBy: draft.neededBy }),
    ...(draft.deliveryMethod && { deliveryMethod: draft.deliveryMethod }),
    ...(deliveryAddress && { deliveryAddress }),
  };
}

async function addressOf(draft: PurchaseDraft, queryClient: QueryClient): Promise<Sent['deliveryAddress']> {
  const book = await queryClient.query(addressesQuery());
  const chosen = chosenAddress(draft, { book, hasOwn: Boolean(session.user()?.address) });
  if (chosen === OWN_ADDRESS) return undefined;
  if (chosen === TYPED_ADDRESS) return typedAddress(draft.place);
  const entry = book.find(({ _id }) => _id === chosen);
  if (entry) return placeOf(entry);
  throw refusal({ deliveryAddress: visit.t('purchase.addressGone') });
}

function placeOf({ label, contact, phone, street, city, emirate }: SavedAddressResponse) {
  return { label, contact, phone, street, city, emirate };
}

/** An address is optional, but one that is begun must be complete. */
function typedAddress(place: TypedPlace) {
  const { emirate } = place;
  const [street, city] = [place.street.trim(), place.city.trim()];
  if (isEmptyPlace({ street, city, emirate })) return undefined;
  if (street !== '' && city !== '' && emirate !== '') return { street, city, emirate };
  throw refusal({
    ...(street === '' && { 'deliveryAddress.street': visit.t('addresses.streetRequired') }),
    ...(city === '' && { 'deliveryAddress.city': visit.t('addresses.cityRequired') }),
    ...(emirate === '' && { 'deliveryAddress.emirate': visit.t('addresses.emirateRequired') }),
  });
}

const refusal = (fields: Record<string, string>): ApiError =>
  new ApiError(400, 'VALIDATION_FAILED', Object.values(fields)[0] ?? '', fields);

/** Begins the address book of a buyer who has typed an address. The request is sent by then: a failure stops nothing. */
export async function saveFirstAddress(queryClient: QueryClient): Promise<void> {
  const draft = purchaseDraft.get();
  const { queryKey } = addressesQuery();
  if (draft.deliveryMethod !== 'Delivery' || queryClient.getQueryData(queryKey)?.length !== 0) return;
  const typed = typedAddress(draft.place);
  if (typed === undefined || draft.address !== TYPED_ADDRESS) return;
  const book = await saveAddress(null, { ...typed, label: visit.t('addresses.first') }).catch(() => undefined);
  if (book) queryClient.setQueryData(queryKey, book);
}
