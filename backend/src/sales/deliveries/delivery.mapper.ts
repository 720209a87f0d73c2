import { packOf } from '../../documents/lines/line.mapper.js';
import { type Viewer, allowedActions } from '@shop/contract/state-machine';
import type { UserRefResponse } from '../../people/users/dto/user.response.js';
import { type DeliveryState, DELIVERY_MACHINE } from './domain/delivery.rules.js';
import { DeliveryResponse, DeliveryLineResponse } from './dto/delivery.response.js';
import type { DeliveryRecord } from './delivery.schema.js';

export const deliveryState = ({ status, invoice }: DeliveryRecord): DeliveryState => ({
  status,
  isBilled: invoice !== null,
});

/** The owner does not see the note. */
export function toDelivery(delivery: DeliveryRecord, user: UserRefResponse, viewer: Viewer): DeliveryResponse {
  return {
    ...DeliveryResponse.stored(delivery, viewer),
    user,
    lines: delivery.lines.map((line) => ({ ...DeliveryLineResponse.stored(line), ...packOf(line) })),
    allowedActions: allowedActions(DELIVERY_MACHINE, deliveryState(delivery), viewer),
  };
}
