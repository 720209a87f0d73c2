import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { MAX_LENGTH } from '@shop/contract/limits';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ruleOptions } from '../../errors/refuse.js';
import { about, EXAMPLE_ID, type FieldOptions, ID_PATTERN, presence } from './fields.js';

/** A list of texts. */
export function Texts(options: FieldOptions & { max: number; maxLength: number }): PropertyDecorator {
  const rule = ruleOptions('TEXTS', { max: options.maxLength });
  return applyDecorators(
    ApiProperty({
      ...about(options),
      type: 'array',
      items: { type: 'string', maxLength: options.maxLength },
      maxItems: options.max,
    }),
    ...presence(options),
    IsArray(ruleOptions('LIST')),
    ArrayMaxSize(options.max, ruleOptions('TOO_MANY', { max: options.max })),
    IsString({ each: true, ...rule }),
    MaxLength(options.maxLength, { each: true, ...rule }),
  );
}

/** A list of e-mail addresses. */
export function Emails(options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    Texts({ ...options, maxLength: MAX_LENGTH.email }),
    IsEmail({}, { each: true, ...ruleOptions('EMAILS') }),
  );
}

/** A list of ids of records. */
export function IdList(options: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  const { min = 0, max } = options;
  const rule = ruleOptions('ENTRIES', { min, max });
  return applyDecorators(
    ApiProperty({
      ...about({ example: [EXAMPLE_ID], ...options }),
      type: 'array',
      items: { type: 'string', pattern: ID_PATTERN },
      minItems: options.min,
      maxItems: max,
    }),
    ...presence(options),
    IsArray(rule),
    ArrayMinSize(min, rule),
    ArrayMaxSize(max, rule),
    Matches(new RegExp(ID_PATTERN), { each: true, ...ruleOptions('ID/list') }),
  );
}

/** A nested body. */
export function Nested(type: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
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

/** A list of nested bodies. */
export function ListOf(
  type: () => new () => object,
  options: FieldOptions & { min?: number; max: number; message?: string },
): PropertyDecorator {
  const { min = 0, max } = options;
  const rule = ruleOptions('ENTRIES', { min, max }, options.message);
  const notAnObject = { each: true, ...ruleOptions('OBJECT') };
  return applyDecorators(
    // Swagger treats a function as a lazy type only if its name is `type`.
    ApiProperty({
      ...about(options),
      type: () => type(),
      isArray: true,
      minItems: options.min,
      maxItems: max,
    }),
    Type(type),
    ...presence(options),
    IsArray(rule),
    ArrayMinSize(min, rule),
    ArrayMaxSize(max, rule),
    IsObject(notAnObject),
    ValidateNested(notAnObject),
  );
}
