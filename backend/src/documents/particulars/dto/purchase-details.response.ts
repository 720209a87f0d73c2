import { storedFields } from '../../../platform/openapi/stored-fields.js';
import { DeliveryAddress } from '../../parties/delivery-address.schema.js';
import { PoFileRef, PurchaseRecord } from '../purchase-details.schema.js';

export class DeliveryAddressResponse extends storedFields(DeliveryAddress, {
  label: { description: 'Address name', example: 'Press hall' },
  contact: { example: 'Omar Said' },
  phone: { example: '+971501234567' },
  street: { example: 'Shop 4, Industrial Area 6' },
  city: { example: 'Sharjah' },
  emirate: { example: 'SHJ' },
}) {}

/** The file of a purchase order: `GET /api/po-files/{id}` returns its bytes. */
export class PoFileResponse extends storedFields(PoFileRef, {
  _id: {},
  name: { example: 'PO-4711.pdf' },
  size: { minimum: 1, description: 'Size in bytes', example: 48_213 },
}) {}

export class PurchaseResponse extends storedFields(PurchaseRecord, {
  poNumber: { description: 'Number of the buyer’s purchase order', example: 'PO-4711' },
  poFile: { part: PoFileResponse },
  neededBy: { description: 'A day in Dubai', example: '2027-03-01' },
  deliveryMethod: { example: 'Delivery' },
  deliveryAddress: { part: DeliveryAddressResponse },
}) {}
