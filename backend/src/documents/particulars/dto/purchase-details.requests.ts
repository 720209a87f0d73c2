import { DELIVERY_METHODS, type DeliveryMethod } from '@shop/contract/delivery';
import { MAX_LENGTH } from '@shop/contract/limits';
import { Day, Id, OneOfOrNone, Text } from '../../../platform/http/validation/fields.js';
import { Nested } from '../../../platform/http/validation/list-fields.js';
import { DeliveryAddressDto } from './delivery-address.requests.js';

/** The buyer's details of a purchase. Null removes a detail. */
export class PurchaseDetailsDto {
  @Text({
    max: MAX_LENGTH.poNumber,
    optional: true,
    description: 'Number of the buyer’s purchase order',
    example: 'PO-4711',
  })
  poNumber?: string;

  @Id({
    optional: true,
    description: '`_id` of the uploaded purchase order file (`POST /api/po-files`), or a record with its `_id`',
  })
  poFile?: string | null;

  @Day({ optional: true, description: 'Day in Dubai by which the goods are needed', example: '2027-03-01' })
  neededBy?: string | null;

  @OneOfOrNone(DELIVERY_METHODS, { description: 'Delivery method; Delivery by default if an address is given' })
  deliveryMethod?: DeliveryMethod | null;

  @Nested(() => DeliveryAddressDto, { optional: true, description: 'Only for the method Delivery' })
  deliveryAddress?: DeliveryAddressDto | null;
}
