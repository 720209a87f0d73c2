import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { type Fils, toAed, toAedOrNull } from '@shop/contract/money';
import { ApiAmount, ApiSignedAmount, ApiWholeNumber } from '../openapi/response-fields.js';
import { ListedBy, type ListSpec } from './list-spec.js';

/** The sums over all records of a staff list, not only those on the page. */
export class ListTotalsResponse {
  @ApiWholeNumber({ description: 'Number of matching records', example: 319 })
  count: number;

  @ApiSignedAmount({
    description:
      'Sum of the amounts as shown in the list, without Void invoices. For payments and receipts, money received ' +
      'less refunds and reversals, each on its own day: a filter by `paymentDate` also applies to refunds and reversals',
    example: 48210.5,
  })
  amount: number;

  @ApiAmount({ nullable: true, description: 'Open part of the total, or null', example: 3120 })
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
    ApiOperation({ summary: `Get the totals of a list of ${resource}`, description: 'Takes the filter of the list.' }),
    ApiOkResponse({ type: ListTotalsResponse }),
    ListedBy(spec),
  );
}

export function toListTotals({ count, amount, open }: ListTotals): ListTotalsResponse {
  return { count, amount: toAed(amount), open: toAedOrNull(open) };
}
