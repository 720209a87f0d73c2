import { deliveryLines, type DeliveryPlace } from '@shop/contract/delivery';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import type { Viewer } from '@shop/contract/state-machine';
import type { Types } from 'mongoose';
import { detailsForOwner, detailsOf, type PurchaseDetails } from './domain/purchase-details.js';
import type { DeliveryAddressResponse, PoFileResponse, PurchaseResponse } from './dto/purchase-details.response.js';
import type { PoFileRef } from './purchase-details.schema.js';

type Details = Pick<PurchaseResponse, 'poNumber' | 'poFile' | 'neededBy' | 'deliveryMethod' | 'deliveryAddress'>;
type Stored = PurchaseDetails<Types.ObjectId> & { readonly purchaseAuthor: Types.ObjectId | null };

/** Only staff see the details of another buyer. */
export function toPurchaseDetails(record: Stored, viewer: Viewer): Details {
  const details = viewer === 'staff' ? detailsOf(record) : detailsForOwner(record);
  const { poNumber, poFile, neededBy, deliveryMethod, deliveryAddress } = details;
  return {
    poNumber,
    poFile: poFile && toPoFile(poFile),
    neededBy,
    deliveryMethod,
    deliveryAddress: deliveryAddress && toDeliveryAddress(deliveryAddress),
  };
}

export function toPoFile({ _id, name, size }: PoFileRef): PoFileResponse {
  return { _id: _id.toHexString(), name, size };
}

export function toDeliveryAddress(place: DeliveryPlace): DeliveryAddressResponse {
  const { label, contact, phone, street, city, emirate } = place;
  return { label, contact, phone, street, city, emirate };
}

/** The address as one text, for `shippingAddress`. */
export function shippingText(place: DeliveryPlace): string {
  return deliveryLines(place, DEFAULT_LANGUAGE).join(', ');
}
