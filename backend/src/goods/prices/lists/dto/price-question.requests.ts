import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { MAX_QTY } from '@shop/contract/limits';
import { MAX_PRICE_QUESTIONS } from '@shop/contract/price-lists';
import { AccountQueryDto } from '../../../../people/companies/dto/account.query.js';
import { Day, Id, WholeNumber } from '../../../../platform/http/validation/fields.js';
import { ListOf } from '../../../../platform/http/validation/list-fields.js';

/** Query parameters are texts. */
const Numeric = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  );

class OneProductDto {
  @Id({ description: 'Product id' })
  product: string;

  @Numeric()
  @WholeNumber({ min: 1, max: MAX_QTY, optional: true, description: 'Quantity; the MOQ if omitted', example: 24 })
  qty?: number | null;

  @Day({ optional: 'filled', description: 'Day in Dubai; today if omitted' })
  on?: string;
}

export class PriceQueryDto extends IntersectionType(AccountQueryDto, OneProductDto) {}

export class PriceQuestionDto {
  @Id({ description: 'Product id' })
  product: string;

  @WholeNumber({ min: 1, max: MAX_QTY, example: 24 })
  qty: number;
}

export class PricesDto extends AccountQueryDto {
  @ListOf(() => PriceQuestionDto, { min: 1, max: MAX_PRICE_QUESTIONS })
  lines: PriceQuestionDto[];
}
