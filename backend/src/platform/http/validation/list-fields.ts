import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { because } from '../../errors/reason.js';
import { about, type FieldOptions, presence } from './field-options.js';

/** A list of texts. */
export function Texts(options: FieldOptions & { max: number; maxLength: number }): PropertyDecorator {
  const message = `Must be texts of at most ${options.maxLength} characters.`;
  const told = because('TEXTS', { max: options.maxLength });
  return applyDecorators(
    ApiProperty({
      ...about(options),
      type: 'array',
      items: { type: 'string', maxLength: options.maxLength },
      maxItems: options.max,
    }),
    ...presence(options),
    IsArray({ message: 'Must be a list.', ...because('LIST') }),
    ArrayMaxSize(options.max, {
      message: `Must be at most ${options.max} entries.`,
      ...because('TOO_MANY', { max: options.max }),
    }),
    IsString({ each: true, message, ...told }),
    MaxLength(options.maxLength, { each: true, message, ...told }),
  );
}

/** A list of nested bodies. */
export function ListOf(
  type: () => new () => object,
  options: FieldOptions & { min?: number; max: number; message?: string },
): PropertyDecorator {
  const { min = 0, max } = options;
  const message = options.message ?? `Must be a list of ${min} to ${max} entries.`;
  const told = because('ENTRIES', { min, max });
  const noObject = { each: true, message: 'Must be an object.', ...because('OBJECT') };
  return applyDecorators(
    // Swagger takes a function for a lazy type only when it is called `type`.
    ApiProperty({
      ...about(options),
      type: () => type(),
      isArray: true,
      minItems: options.min,
      maxItems: max,
    }),
    Type(type),
    ...presence(options),
    IsArray({ message, ...told }),
    ArrayMinSize(min, { message, ...told }),
    ArrayMaxSize(max, { message, ...told }),
    IsObject(noObject),
    ValidateNested(noObject),
  );
}
