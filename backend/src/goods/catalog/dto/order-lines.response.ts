import { ApiProperty } from '@nestjs/swagger';
import { LINE_QUESTIONS, type LineQuestion } from '@shop/contract/mails/read-line';
import { LINE_MATCHES, type LineMatch } from '@shop/contract/order-lines';
import { UNIT_CODES, type UnitCode } from '@shop/contract/units';
import { ID_PATTERN } from '../../../platform/http/validation/fields.js';
import { ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ProductResponse } from './product.response.js';

export class ResolvedLineResponse {
  @ApiProperty({ description: 'As it was sent', example: 'RIB-00001, 40' })
  text: string;

  @ApiProperty({ description: 'The line without its quantity', example: 'RIB-00001' })
  words: string;

  @ApiWholeNumber({
    minimum: 1,
    nullable: true,
    description: 'Null: it states none that may be asked for',
    example: 40,
  })
  qty: number | null;

  @ApiOneOf(UNIT_CODES, {
    nullable: true,
    description: 'The unit that the line names (UN/ECE Recommendation 20); it may be another one than the product’s',
    example: 'XRO',
  })
  unit: UnitCode | null;

  @ApiWholeNumber({
    minimum: 1,
    nullable: true,
    description: 'What the line says a unit contains: 12 for “3 cartons of 12”',
    example: null,
  })
  each: number | null;

  @ApiOneOf(LINE_QUESTIONS, {
    nullable: true,
    description:
      'Why a person has to enter the quantity. `ambiguous`: it is written like 1.000. `some`: it is left open. ' +
      '`several`: it is one of several products together. Null: nothing is open',
    example: null,
  })
  question: LineQuestion | null;

  @ApiOneOf(LINE_MATCHES, {
    description:
      '`named`: by its SKU, or all of its name. `found`: one product alone has all of the words. ' +
      '`unsure`: somebody has to choose. `none`: no product has all of the words. ' +
      '`skipped`: the call had no time left for this line and those behind it; ask for them in the next one.',
  })
  match: LineMatch;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: ID_PATTERN },
    description: 'Ids of the products that it may mean, the best first',
    example: ['6920200f1c2d3e4f5a6b7c8d'],
  })
  candidates: string[];

  @ApiWholeNumber({ description: 'How many products it may mean in all', example: 1 })
  total: number;
}

export class ResolvedLinesResponse {
  @ApiProperty({ type: [ResolvedLineResponse], description: 'In the order of the lines' })
  lines: ResolvedLineResponse[];

  @ApiProperty({ type: [ProductResponse], description: 'Each product that a line may mean, once' })
  products: ProductResponse[];
}
