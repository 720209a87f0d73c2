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
import { withRule } from '../../errors/domain-error.js';
import { about, EXAMPLE_ID, type FieldOptions, ID_PATTERN, presence } from './fields.js';

/** A list of texts. */
export function Texts(options: FieldOptions & { max: number; maxLength: number }): PropertyDecorator {
  const message = `Must be texts of at most ${options.maxLength} characters.`;
  const rule = withRule('TEXTS', { max: options.maxLength });
  return applyDecorators(
    ApiProperty({
      ...about(options),
      type: 'array',
      items: { type: 'string', maxLength: options.maxLength },
      maxItems: options.max,
    }),
    ...presence(options),
    IsArray({ message: 'Must be a list.', ...withRule('LIST') }),
    ArrayMaxSize(options.max, {
      message: `Must be at most ${options.max} entries.`,
      ...withRule('TOO_MANY', { max: options.max }),
    }),
    IsString({ each: true, message, ...rule }),
    MaxLength(options.maxLength, { each: true, message, ...rule }),
  );
}

/** A list of e-mail addresses. */
export function Emails(options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    Texts({ ...options, maxLength: MAX_LENGTH.email }),
    IsEmail({}, { each: true, message: 'Must be valid e-mail addresses.', ...withRule('EMAILS') }),
  );
}

/** A list of ids of records. */
export function IdList(options: FieldOptions & { min?: number; max: number }): PropertyDecorator {
  const { min = 0, max } = options;
  const rule = withRule('ENTRIES', { min, max });
  const message = `Must be a list of ${min} to ${max} entries.`;
  return applyDecorators(
    ApiProperty({
      ...about({ example: [EXAMPLE_ID], ...options }),
      type: 'array',
      items: { type: 'string', pattern: ID_PATTERN },
      minItems: options.min,
      maxItems: max,
    }),
    ...presence(options),
    IsArray({ message, ...rule }),
    ArrayMinSize(min, { message, ...rule }),
    ArrayMaxSize(max, { message, ...rule }),
    Matches(new RegExp(ID_PATTERN), { each: true, message: 'Must be ids of records.', ...withRule('ID') }),
  );
}

/** A nested body. */
export function Nested(type: () => new () => object, options: FieldOptions = {}): PropertyDecorator {
  const notAnObject = { message: 'Must be an object.', ...withRule('OBJECT') };
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
  const message = options.message ?? `Must be a list of ${min} to ${max} entries.`;
  const rule = withRule('ENTRIES', { min, max });
  const notAnObject = { each: true, message: 'Must be an object.', ...withRule('OBJECT') };
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
    IsArray({ message, ...rule }),
    ArrayMinSize(min, { message, ...rule }),
    ArrayMaxSize(max, { message, ...rule }),
    IsObject(notAnObject),
    ValidateNested(notAnObject),
  );
}
