import {
  CONTINUED_SERIES,
  type ContinuedSeries,
  MAX_STARTS_AFTER,
  MOVE_IN_KINDS,
  MOVE_IN_SOURCES,
  type MoveInKind,
  type MoveInSource,
} from '@shop/contract/move-in';
import { OWN_BOXES, type VatBox } from '@shop/contract/vat-return';
import {
  Amount,
  Day,
  Id,
  OneOf,
  SignedAmount,
  Version,
  WholeNumber,
} from '../../../platform/http/validation/fields.js';
import { ListOf, Nested, SomeOf } from '../../../platform/http/validation/list-fields.js';

export class DeclaredBalancesDto {
  @Amount({ optional: true, description: 'AED that customers owe', example: 48_210 })
  receivables?: number;

  @Amount({ optional: true, description: 'AED of credit and advances of customers', example: 1_050 })
  credits?: number;

  @Amount({ optional: true, description: 'AED of post-dated cheques in hand', example: 20_000 })
  cheques?: number;

  @Amount({ optional: true, description: 'AED of goods in stock, at cost', example: 61_000 })
  stock?: number;
}

export class BeginMoveInDto {
  @OneOf(MOVE_IN_SOURCES, { description: 'Program of the old books; `sheets` for other lists' })
  source: MoveInSource;

  @Day({
    description: 'First day whose documents the shop issues; best the first day of a VAT period',
    example: '2026-12-01',
  })
  switchDay: string;

  @Day({
    optional: true,
    description: 'Last day of the last VAT return filed from the old books. Going live closes all days until then',
    example: '2026-11-30',
  })
  lastFiled?: string | null;

  @Nested(() => DeclaredBalancesDto, { optional: true })
  declared?: DeclaredBalancesDto | null;
}

class BroughtBankDto {
  @Id({ description: 'Id of the shop’s bank account in the settings' })
  bankAccount: string;

  @SignedAmount({ description: 'Balance in AED at the beginning of the first day in the shop', example: 31_400 })
  balance: number;
}

class BroughtSeriesDto {
  @OneOf(CONTINUED_SERIES)
  series: ContinuedSeries;

  @WholeNumber({ min: 2018, max: 2100, example: 2026 })
  year: number;

  @WholeNumber({ min: 1, max: MAX_STARTS_AFTER, description: 'Last number of the old books', example: 412 })
  startsAfter: number;
}

class BroughtBoxDto {
  @OneOf(OWN_BOXES, { description: 'Box of VAT 201' })
  box: VatBox;

  @SignedAmount({ description: 'AED excl. VAT', example: 48_200 })
  amount: number;

  @SignedAmount({ description: 'VAT in AED', example: 2_410 })
  vat: number;
}

export class UpdateMoveInDto {
  @Version()
  version?: number;

  @OneOf(MOVE_IN_SOURCES, { optional: true })
  source?: MoveInSource | null;

  @Day({ optional: true, description: 'Fixed once something was brought in', example: '2026-12-01' })
  switchDay?: string | null;

  @Day({ optional: true, description: 'null for no filed return', example: '2026-11-30' })
  lastFiled?: string | null;

  @Nested(() => DeclaredBalancesDto, { optional: true })
  declared?: DeclaredBalancesDto | null;

  @SomeOf(MOVE_IN_KINDS, {
    optional: true,
    description: 'Steps that are not needed; null for none',
    example: ['cheques'],
  })
  notNeeded?: MoveInKind[] | null;

  @ListOf(() => BroughtBankDto, { max: 50, optional: true, description: 'Balances of bank accounts', example: [] })
  banks?: BroughtBankDto[] | null;

  @ListOf(() => BroughtSeriesDto, {
    max: 50,
    optional: true,
    description: 'Series whose numbers go on after those of the old books; one that is missing starts at 1 again',
    example: [],
  })
  series?: BroughtSeriesDto[] | null;

  @ListOf(() => BroughtBoxDto, {
    max: 50,
    optional: true,
    description: 'VAT of the days between the last filed return and the first day in the shop',
    example: [],
  })
  boxes?: BroughtBoxDto[] | null;
}
