import { deliveryLines, type DeliveryPlace } from '@shop/contract/delivery';
import { DEFAULT_LANGUAGE } from '@shop/contract/languages';
import type { Viewer } from '@shop/contract/state-machine';
import type { Types } from 'mongoose';
import { detailsForOwner, detailsOf, type PurchaseDetails } from './domain/purchase-details.js';
import { PurchaseResponse } from './dto/purchase-details.response.js';

type Stored = PurchaseDetails<Types.ObjectId> & { readonly purchaseAuthor: Types.ObjectId | null };

/** Only staff see the details of another buyer. */
export function toPurchaseDetails(record: Stored, viewer: Viewer): PurchaseResponse {
  return PurchaseResponse.stored(viewer === 'staff' ? detailsOf(record) : detailsForOwner(record));
}

/** The address as one text, for `shippingAddress`. */
export function shippingText(place: DeliveryPlace): string {
  return deliveryLines(place, DEFAULT_LANGUAGE).join(', ');
}
