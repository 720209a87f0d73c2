import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import { ApiAmount, ApiSignedAmount, ApiWholeNumber } from '../openapi/response-fields.js';
import { ListedBy, type ListSpec } from './list-spec.js';

/** The sums over all records of a staff list, not only those of the page. */
export class ListTotalsResponse {
  @ApiWholeNumber({ description: 'How many records the filter finds', example: 319 })
  count: number;

  @ApiSignedAmount({
    description:
      'their amounts as the list shows them, without Void invoices; of payments and receipts what came less what went, each on its own day: ' +
      'a filter by `paymentDate` takes refunds and reversals of these days',
    example: 48210.5,
  })
  amount: number;

  @ApiAmount({ nullable: true, description: 'of it, still open; null where nothing is left open', example: 3120 })
  open: number | null;
}

/** Conditions and paths, in the database, for the sums of a list. */
export interface TotalsSpec<T> {
  readonly amount: keyof T & string;
  readonly open?: keyof T & string;
  /** A record in which this field is set counts as 0. */
  readonly unless?: keyof T & string;
}

export interface ListTotals {
  readonly count: number;
  readonly amount: Fils;
  readonly open: Fils | null;
}

/** Declares that a route returns the totals of this list, for the same `filter`. */
export function TotalsOf<T>(resource: string, spec: ListSpec<T>): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary: `Totals of a list of ${resource}`, description: 'Takes the filter of the list.' }),
    ApiOkResponse({ type: ListTotalsResponse }),
    ListedBy(spec),
  );
}

export function toListTotals({ count, amount, open }: ListTotals): ListTotalsResponse {
  return { count, amount: toAed(amount), open: toAedOrNull(open) };
}
