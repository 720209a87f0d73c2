import { ApiProperty } from '@nestjs/swagger';
import { LINE_MATCHES, LINE_QUESTIONS, type LineMatch, type LineQuestion } from '@shop/contract/order-lines';
import { UNIT_CODES, type UnitCode } from '@shop/contract/units';
import { ID_PATTERN } from '../../../platform/http/validation/fields.js';
import { ApiOneOf, ApiWholeNumber } from '../../../platform/openapi/response-fields.js';
import { ProductResponse } from './product.response.js';

/** A quantity that a line can mean. */
export class LineReadingResponse {
  @ApiWholeNumber({ minimum: 1, example: 20 })
  qty: number;

  @ApiOneOf(UNIT_CODES, { nullable: true, description: 'Unit in the line', example: 'XBX' })
  unit: UnitCode | null;

  @ApiWholeNumber({ minimum: 1, nullable: true, description: 'Units per pack as written in the line', example: null })
  each: number | null;
}

export class ResolvedLineResponse {
  @ApiProperty({ description: 'Line as sent', example: 'RIB-00001, 40' })
  text: string;

  @ApiProperty({ description: 'Line without its quantity', example: 'RIB-00001' })
  words: string;

  @ApiWholeNumber({
    minimum: 1,
    nullable: true,
    description:
      'Quantity in the unit of the product if that is certain, otherwise as written; null if the line has no quantity ' +
      'or leaves a question',
    example: 40,
  })
  qty: number | null;

  @ApiOneOf(UNIT_CODES, {
    nullable: true,
    description: 'Unit in the line (UN/ECE Recommendation 20); it can differ from the product’s unit',
    example: 'XRO',
  })
  unit: UnitCode | null;

  @ApiWholeNumber({
    minimum: 1,
    nullable: true,
    description: 'Units per pack as written in the line: 12 for “3 cartons of 12”',
    example: null,
  })
  each: number | null;

  @ApiOneOf(LINE_QUESTIONS, {
    nullable: true,
    description:
      'Reason why a person must choose or enter the quantity; null if none. `ambiguous`: written like 1.000. ' +
      '`numbers`: several numbers can be the quantity, for example a range. `each`: it is for each of several places. ' +
      '`some`: the text gives no exact quantity. `several`: it is for several products. `unit`: the product is not ' +
      'sold in the unit of the line',
    example: null,
  })
  question: LineQuestion | null;

  @ApiProperty({
    type: [LineReadingResponse],
    description: 'Quantities that the line can mean, if it leaves a question',
  })
  readings: LineReadingResponse[];

  @ApiOneOf(LINE_MATCHES, {
    description:
      '`named`: matched by SKU or by the complete name. `coded`: matched by your own code. `found`: exactly one ' +
      'product contains all words and is sold in the unit. `ordered`: the only one of these that you ordered before. ' +
      '`unsure`: the user must choose. `none`: no product contains all words. `skipped`: the time limit was ' +
      'reached; send this line and the following ones in another call',
  })
  match: LineMatch;

  @ApiProperty({
    type: 'array',
    items: { type: 'string', pattern: ID_PATTERN },
    description: 'Ids of possible products, best match first',
    example: ['6920200f1c2d3e4f5a6b7c8d'],
  })
  candidates: string[];

  @ApiWholeNumber({ description: 'Number of possible products', example: 1 })
  total: number;

  @ApiProperty({ type: [String], description: 'Words of the line that the products do not have', example: [] })
  leftOut: string[];

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Word that may be your own code for the product; once you choose it, remember it by `POST /api/own-codes`',
    example: null,
  })
  ownCode: string | null;
}

export class ResolvedLinesResponse {
  @ApiProperty({ type: [ResolvedLineResponse], description: 'In the order of the request' })
  lines: ResolvedLineResponse[];

  @ApiProperty({ type: [ProductResponse], description: 'Products of all candidates, without duplicates' })
  products: ProductResponse[];
}
