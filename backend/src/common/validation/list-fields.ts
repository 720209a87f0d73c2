import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { about, type FieldOptions, presence } from './field-options.js';

/** A list of texts. */
export function Texts(options: FieldOptions & { max: number; maxLength: number }): PropertyDecorator {
  const message = `Must be texts of at most ${options.maxLength} characters.`;
  return applyDecorators(
    ApiProperty({
      ...about(options),
      type: 'array',
      items: { type: 'string', maxLength: options.maxLength },
      maxItems: options.max,
    }),
    ...presence(options),
    IsArray({ message: 'Must be a list.' }),
    ArrayMaxSize(options.max, { message: `Must be at most ${options.max} entries.` }),
    IsString({ each: true, message }),
    MaxLength(options.maxLength, { each: true, message }),
  );
}

/** A list of nested bodies. */
export function ListOf(
  type: () => new () => object,
  options: FieldOptions & { min?: number; max: number; message?: string },
): PropertyDecorator {
  const message = options.message ?? `Must be a list of ${options.min ?? 0} to ${options.max} entries.`;
  return applyDecorators(
    // Swagger takes a function for a lazy type only when it is called `type`.
    ApiProperty({
      ...about(options),
      type: () => type(),
      isArray: true,
      minItems: options.min,
      maxItems: options.max,
    }),
    Type(type),
    ...presence(options),
    IsArray({ message }),
    ArrayMinSize(options.min ?? 0, { message }),
    ArrayMaxSize(options.max, { message }),
    IsObject({ each: true, message: 'Must be an object.' }),
    ValidateNested({ each: true, message: 'Must be an object.' }),
  );
}
