import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiDay, ApiInstant, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

export class WaitingResponse {
  @ApiWholeNumber({ example: 12 })
  count: number;

  @ApiInstant({ nullable: true, description: 'Creation time of the oldest record' })
  oldest: string | null;
}

export class OwedResponse {
  @ApiWholeNumber({ description: 'Number of invoices', example: 7 })
  count: number;

  @ApiAmount({ description: 'Outstanding amount', example: 18250.5 })
  amount: number;
}

export class AgeResponse extends OwedResponse {
  @ApiWholeNumber({ description: 'Days since the due date', example: 31 })
  from: number;

  @ApiWholeNumber({ nullable: true, description: 'null for no upper limit', example: 60 })
  to: number | null;

  @ApiDay({ nullable: true, description: 'First due date in Dubai of this age', example: '2026-09-22' })
  firstDueDay: string | null;

  @ApiDay({ description: 'Last due date in Dubai of this age', example: '2026-10-21' })
  lastDueDay: string;
}

export class WeekResponse extends OwedResponse {
  @ApiDay({ description: 'First due date in Dubai', example: '2026-11-21' })
  firstDueDay: string;

  @ApiDay({
    nullable: true,
    description: 'Last due date in Dubai; null for everything due later',
    example: '2026-11-27',
  })
  lastDueDay: string | null;
}

class LowStockResponse {
  @ApiWholeNumber({ description: 'Number of products', example: 4 })
  count: number;

  @ApiWholeNumber({ description: 'Threshold: stock at or below this number of pieces', example: 20 })
  atMost: number;
}

class DueEInvoicesResponse {
  @ApiWholeNumber({ description: 'Number of e-invoices that are not sent or were rejected', example: 3 })
  count: number;

  @ApiInstant({ nullable: true, description: 'End of the earliest day for sending' })
  soonest: string | null;

  @ApiWholeNumber({ description: 'Number past their last day', example: 0 })
  overdue: number;

  @ApiWholeNumber({ description: 'Number that could not be sent', example: 0 })
  failed: number;

  @ApiWholeNumber({ description: 'Number rejected by the provider', example: 0 })
  rejected: number;

  @ApiDay({ description: 'First day in Dubai whose documents count', example: '2027-07-01' })
  since: string;
}

export class TodayResponse {
  @ApiProperty({ description: 'Quotes to be priced by staff' })
  requests: WaitingResponse;

  @ApiProperty({ description: 'Quotes to be answered by the buyer' })
  quoted: WaitingResponse;

  @ApiProperty({ description: 'Confirmed quotes without an order' })
  confirmed: WaitingResponse;

  @ApiProperty({ description: 'Quotes that expire within seven days' })
  expiring: WaitingResponse;

  @ApiProperty({ description: 'Orders to be delivered' })
  toDeliver: WaitingResponse;

  @ApiProperty({ description: 'Orders on hold for the credit limit, to be released by staff' })
  held: WaitingResponse;

  @ApiProperty({ description: 'Invoices with a remaining due' })
  due: OwedResponse;

  @ApiProperty({ description: 'Number of overdue invoices' })
  overdue: OwedResponse;

  @ApiProperty({ type: [AgeResponse], description: 'Overdue invoices by age' })
  ages: AgeResponse[];

  @ApiProperty({
    type: [WeekResponse],
    description: 'Amounts due in each of the next six weeks, starting today, and later',
  })
  expected: WeekResponse[];

  @ApiProperty({
    type: DueEInvoicesResponse,
    nullable: true,
    description: 'E-invoices to be sent; null while the shop sends none',
  })
  eInvoices: DueEInvoicesResponse | null;

  @ApiProperty({ description: 'Products with low stock' })
  lowStock: LowStockResponse;
}
