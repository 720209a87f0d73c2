import { MOVE_IN_SOURCES, type MoveInSource } from '@shop/contract/move-in';
import { Amount, Day, OneOf, Version } from '../../../platform/http/validation/fields.js';
import { Nested } from '../../../platform/http/validation/list-fields.js';

/** Balances of the old trial balance on the eve of the switch. */
export class DeclaredBalancesDto {
  @Amount({ optional: true, description: 'AED that customers owe', example: 48_210 })
  receivables?: number;

  @Amount({ optional: true, description: 'AED of credit and advances of customers', example: 1_050 })
  credits?: number;

  @Amount({ optional: true, description: 'AED of post-dated cheques in hand', example: 20_000 })
  cheques?: number;
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
}
