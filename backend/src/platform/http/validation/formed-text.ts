import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { westernDigits } from '@shop/contract/numbers';
import type { FIELD_REFUSALS, FieldRule } from '@shop/contract/refusals';
import type { ValueNames } from '@shop/contract/refusals/refusal';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { ruleOptions } from '../../errors/refuse.js';
import { type FieldOptions, Text } from './fields.js';

/** The rules whose sentence contains the sent value. */
type FormRule = {
  [Key in FieldRule]: ValueNames<(typeof FIELD_REFUSALS)[Key]> extends 'value' ? Key : never;
}[FieldRule];

interface Form {
  /** A regular expression for the whole trimmed text, without anchors. */
  readonly pattern: string;
  readonly max: number;
  readonly rule: FormRule;
}

/** class-validator replaces `$value` with the sent value. */
const formRuleOptions = (rule: FormRule) => ({ ...ruleOptions(rule, { value: '$value' }), context: { rule } });

/** A trimmed text in a fixed form. Arabic digits are converted to Western digits. */
export function FormedText({ pattern, max, rule }: Form, options: FieldOptions = {}): PropertyDecorator {
  const whole = new RegExp(`^(?:${pattern})$`);
  return applyDecorators(
    Text({ ...options, max }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? westernDigits(value) : value)),
    ApiProperty({ pattern: `^\\s*(?:${pattern})\\s*$`, nullable: whole.test('') }),
    Matches(whole, formRuleOptions(rule)),
  );
}
