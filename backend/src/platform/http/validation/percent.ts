import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Max, Min, ValidateBy } from 'class-validator';
import { isAmount } from '@shop/contract/money';
import { ruleOptions } from '../../errors/refuse.js';
import { about, type FieldOptions, presence } from './fields.js';

const hasTwoDecimals = (value: unknown) => typeof value === 'number' && isAmount(Math.abs(value));

/** A percentage with at most two decimals, which may be below 0. */
export function SignedPercent(
  options: FieldOptions & { readonly min: number; readonly max: number },
): PropertyDecorator {
  const { min, max } = options;
  const rule = ruleOptions('PERCENTAGE', { min, max });
  return applyDecorators(
    ApiProperty({ ...about(options), type: Number, minimum: min, maximum: max, multipleOf: 0.01 }),
    ...presence(options),
    ValidateBy({ name: 'hasTwoDecimals', validator: { validate: hasTwoDecimals } }, rule),
    Min(min, rule),
    Max(max, rule),
  );
}
