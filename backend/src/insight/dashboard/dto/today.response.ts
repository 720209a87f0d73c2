import { ApiProperty } from '@nestjs/swagger';
import { ApiAmount, ApiDay, ApiInstant, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';

export class WaitingResponse {
  @ApiWholeNumber({ example: 12 })
  count: number;

  @ApiInstant({ nullable: true, description: 'When the one that has waited longest was made' })
  oldest: string | null;
}

export class OwedResponse {
  @ApiWholeNumber({ description: 'How many invoices', example: 7 })
  count: number;

  @ApiAmount({ description: 'what remains to be paid of them', example: 18250.5 })
  amount: number;
}

export class AgeResponse extends OwedResponse {
  @ApiWholeNumber({ description: 'Days since the due day', example: 31 })
  from: number;

  @ApiWholeNumber({ nullable: true, description: 'null: as old as may be', example: 60 })
  to: number | null;

  @ApiDay({ nullable: true, description: 'First due day in Dubai of this age', example: '2026-09-22' })
  firstDueDay: string | null;

  @ApiDay({ description: 'Last due day in Dubai of this age', example: '2026-10-21' })
  lastDueDay: string;
}

export class WeekResponse extends OwedResponse {
  @ApiDay({ description: 'First due day in Dubai', example: '2026-11-21' })
  firstDueDay: string;

  @ApiDay({ nullable: true, description: 'Last due day in Dubai; null: all that is due later', example: '2026-11-27' })
  lastDueDay: string | null;
}

class LowStockResponse {
  @ApiWholeNumber({ description: 'How many products of the shop', example: 4 })
  count: number;

  @ApiWholeNumber({ description: 'So many pieces or fewer are left of each', example: 20 })
  atMost: number;
}

class DueEInvoicesResponse {
  @ApiWholeNumber({ description: 'How many are not with the provider, or were refused', example: 3 })
  count: number;

  @ApiInstant({ nullable: true, description: 'End of the day on which the first of them is due' })
  soonest: string | null;

  @ApiWholeNumber({ description: 'Those of them whose last day is over', example: 0 })
  overdue: number;

  @ApiWholeNumber({ description: 'Those of them that the shop could not send', example: 0 })
  failed: number;

  @ApiWholeNumber({ description: 'Those of them that the provider refused', example: 0 })
  rejected: number;

  @ApiDay({ description: 'The first day in Dubai that counts', example: '2027-07-01' })
  since: string;
}

/** The work that waits for staff today. */
export class TodayResponse {
  @ApiProperty({ description: 'Quotes that wait for a price' })
  requests: WaitingResponse;

  @ApiProperty({ description: 'Quotes that wait for the buyer' })
  quoted: WaitingResponse;

  @ApiProperty({ description: 'Confirmed quotes without an order' })
  confirmed: WaitingResponse;

  @ApiProperty({ description: 'Quotes that their buyers can accept for at most seven more days' })
  expiring: WaitingResponse;

  @ApiProperty({ description: 'Orders in processing' })
  toDeliver: WaitingResponse;

  @ApiProperty({ description: 'Orders that are held for the credit limit, and wait for a release' })
  held: WaitingResponse;

  @ApiProperty({ description: 'Invoices of which anything remains to be paid' })
  due: OwedResponse;

  @ApiProperty({ description: 'Those of them whose due day is over' })
  overdue: OwedResponse;

  @ApiProperty({ type: [AgeResponse], description: 'The overdue ones by how long they are' })
  ages: AgeResponse[];

  @ApiProperty({
    type: [WeekResponse],
    description: 'Money that becomes due in the next six weeks of seven days, today first, and later',
  })
  expected: WeekResponse[];

  @ApiProperty({
    type: DueEInvoicesResponse,
    nullable: true,
    description: 'E-invoices that are still to be sent; null while the shop sends none',
  })
  eInvoices: DueEInvoicesResponse | null;

  @ApiProperty({ description: 'Products of the shop that run out' })
  lowStock: LowStockResponse;
}
