import { ApiProperty } from '@nestjs/swagger';
import { HOLD_REASONS, type HoldReason } from '@shop/contract/credit-limit';
import { ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';

/** The reason why an order can't be delivered or invoiced for now. */
export class OrderHoldResponse {
  @ApiOneOf(HOLD_REASONS)
  reason: HoldReason;

  @ApiInstant()
  since: string;
}

/** The last release of the order. */
export class OrderReleaseResponse {
  @ApiProperty({ example: 'Cheque received' })
  reason: string;

  @ApiProperty({ example: 'Omar Staff' })
  by: string;

  @ApiInstant()
  at: string;
}
