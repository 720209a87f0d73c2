import { packOf } from '../../documents/lines/line.mapper.js';
import type { Viewer } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { wireOf } from '../../platform/database/wire.js';
import { allowedDeliveryActions, type DeliveryState } from './domain/delivery.rules.js';
import type { DeliveryResponse } from './dto/delivery.response.js';
import { type DeliveryRecord, DeliverySchema } from './delivery.schema.js';

const wire = wireOf(DeliverySchema);

export const deliveryState = ({ status, invoice }: DeliveryRecord): DeliveryState => ({
  status,
  isBilled: invoice !== null,
});

/** The owner does not see the note. */
export function toDelivery(delivery: DeliveryRecord, user: UserRefResponse, viewer: Viewer): DeliveryResponse {
  const { order, lines, proof, invoice } = delivery;
  return {
    ...wire(delivery, ['_id', 'number', 'status', 'deliveredOn', 'deliveredBy', 'receivedBy', 'address', 'isLate']),
    ...wire(delivery, ['version', 'createdAt', 'updatedAt']),
    order: wire(order, ['_id', 'orderNumber']),
    user,
    lines: lines.map((line) => ({
      ...wire(line, ['line', 'product', 'productName', 'productNameAr', 'sku', 'unit', 'qty']),
      ...packOf(line),
    })),
    proof: proof && wire(proof, ['name', 'contentType', 'size']),
    invoice: invoice && wire(invoice, ['_id', 'number']),
    ...(viewer === 'staff' && { note: delivery.note }),
    allowedActions: allowedDeliveryActions(deliveryState(delivery), viewer),
  };
}
