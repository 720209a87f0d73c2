import { ApiProperty } from '@nestjs/swagger';
import { HOLD_REASONS, type HoldReason } from '@shop/contract/credit-limit';
import { ApiInstant, ApiOneOf } from '../../../platform/openapi/response-fields.js';

/** Why an order is neither delivered nor invoiced for now. */
export class OrderHoldResponse {
  @ApiOneOf(HOLD_REASONS)
  reason: HoldReason;

  @ApiInstant()
  since: string;
}

/** The last time that somebody released it. */
export class OrderReleaseResponse {
  @ApiProperty({ example: 'Cheque received' })
  reason: string;

  @ApiProperty({ example: 'Omar Staff' })
  by: string;

  @ApiInstant()
  at: string;
}
