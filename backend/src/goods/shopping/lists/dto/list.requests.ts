import { PartialType } from '@nestjs/swagger';
import { MAX_LENGTH, MAX_LIST_LINES, MAX_QTY } from '@shop/contract/limits';
import { Flag, Id, Text, Version, WholeNumber } from '../../../../platform/http/validation/fields.js';
import { ListOf } from '../../../../platform/http/validation/list-fields.js';

const LINES = { max: MAX_LIST_LINES, message: `A list holds at most ${MAX_LIST_LINES} products.` };

export class ListLineDto {
  @Id()
  product: string;

  @WholeNumber({ min: 1, max: MAX_QTY, example: 12 })
  qty: number;
}

export class CreateListDto {
  @Text({ max: MAX_LENGTH.name, required: 'Name is required.', example: 'Monthly ribbons' })
  name: string;

  @Flag({
    optional: 'filled',
    description: 'If true, members of the company can see the list; only if the company shares lists',
    example: false,
  })
  isShared?: boolean;

  @ListOf(() => ListLineDto, {
    ...LINES,
    optional: 'filled',
    description: 'For duplicate products the larger quantity is used',
  })
  lines?: ListLineDto[];
}

export class UpdateListDto extends PartialType(CreateListDto, { skipNullProperties: false }) {
  @ListOf(() => ListLineDto, {
    ...LINES,
    optional: 'filled',
    description: 'All lines of the list, replacing the current ones; unchanged if omitted',
  })
  declare lines?: ListLineDto[];

  @Version()
  version?: number;
}

export class AddToListDto {
  @ListOf(() => ListLineDto, { ...LINES, min: 1, message: `Must be 1 to ${MAX_LIST_LINES} products.` })
  lines: ListLineDto[];
}
