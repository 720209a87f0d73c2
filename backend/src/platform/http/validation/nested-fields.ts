import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { westernDigits } from '@shop/contract/numbers';
import { Transform, Type } from 'class-transformer';
import { IsObject, Matches, ValidateNested } from 'class-validator';
import { withRule } from '../../errors/domain-error.js';
import { ruleOptions } from '../../errors/refuse.js';
import { about, type FieldOptions, presence, Text } from './fields.js';

/** One nested body. */
export function Part(type: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  const notAnObject = ruleOptions('OBJECT');
  return applyDecorators(
    // Swagger treats a function as a lazy type only if its name is `type`.
    ApiProperty({ ...about(options), type: () => type() }),
    Type(type),
    ...presence(options),
    IsObject(notAnObject),
    ValidateNested(notAnObject),
  );
}

interface Form {
  /** A regular expression for the whole trimmed text, without anchors. */
  readonly pattern: string;
  readonly max: number;
  /** `$value` stands for what was sent. */
  readonly message: string;
  readonly rule: string;
}

/** A trimmed text of a form. Arabic digits are taken for those that they stand for. */
export function FormedText({ pattern, max, message, rule }: Form, options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    Text({ ...options, max }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? westernDigits(value) : value)),
    ApiProperty({ pattern: `^\\s*(?:${pattern})\\s*$` }),
    Matches(new RegExp(`^(?:${pattern})$`), { message, ...withRule(rule) }),
  );
}
