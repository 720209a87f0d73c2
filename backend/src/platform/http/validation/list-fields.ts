import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { MAX_LENGTH } from '@shop/contract/limits';
import { cleanLine, cleanText } from '@shop/contract/text';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { ruleOptions } from '../../errors/refuse.js';
import { isPlainText } from './plain-text.js';
import { about, EXAMPLE_ID, type FieldOptions, ID_PATTERN, ofOneLine, presence } from './fields.js';

type TextsOptions = FieldOptions & { max: number; maxLength: number };

/** A list of texts, each of one line and cleaned. */
export const Texts = (options: TextsOptions): PropertyDecorator => cleanedTexts(options, cleanLine);

function cleanedTexts(options: TextsOptions, clean: (text: string) => string): PropertyDecorator {
  const rule = ruleOptions('TEXTS', { max: options.maxLength });
  return applyDecorators(
    ApiProperty({
      ...about(options),
      type: 'array',
      items: { type: 'string', maxLength: options.maxLength },
      maxItems: options.max,
    }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((entry: unknown) => (typeof entry === 'string' ? clean(entry) : entry)) : value,
    ),
    ...presence(options),
    IsArray(ruleOptions('LIST')),
    ArrayMaxSize(options.max, ruleOptions('TOO_MANY', { max: options.max })),
    IsString({ each: true, ...rule }),
    ValidateBy(
      { name: 'isPlainText', validator: { validate: isPlainText } },
      { each: true, ...ruleOptions('UNPRINTABLE') },
    ),
    MaxLength(options.maxLength, { each: true, ...rule }),
  );
}

/** A list of some of the values, at least one. */
export function SomeOf(values: readonly string[], options: FieldOptions = {}): PropertyDecorator {
  const bounds = ruleOptions('ENTRIES', { min: 1, max: values.length });
  return applyDecorators(
    ApiProperty({
      ...about(options),
      type: 'array',
      items: { type: 'string', enum: [...values] },
      minItems: 1,
      maxItems: values.length,
    }),
    ...presence(options),
    IsArray(bounds),
    ArrayMinSize(1, bounds),
    ArrayMaxSize(values.length, bounds),
    IsIn(values, { each: true, ...ruleOptions('ONE_OF', { values: values.join(', ') }) }),
  );
}

export function Emails(options: FieldOptions & { max: number }): PropertyDecorator {
  return applyDecorators(
    cleanedTexts({ ...options, maxLength: MAX_LENGTH.email }, (text) => cleanText(text).trim()),
    ofOneLine({ each: true, ...ruleOptions('EMAILS') }),
    IsEmail({}, { each: true, ...ruleOptions('EMAILS') }),
  );
}

/** A parameter of a query that may be repeated. */
export const Repeated = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    const values: unknown[] = Array.isArray(value) ? (value as unknown[]) : [value];
    return values.filter((entry) => entry !== '' && entry !== undefined);
  });

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

export function WholeNumbers(options: FieldOptions & { min: number; most: number; max: number }): PropertyDecorator {
  const { min, max, most } = options;
  const rule = { each: true, ...ruleOptions('WHOLE_NUMBER', { min, max }) };
  return applyDecorators(
    ApiProperty({
      ...about(options),
      type: 'array',
      items: { type: 'integer', minimum: min, maximum: max },
      maxItems: most,
    }),
    ...presence(options),
    IsArray(ruleOptions('LIST')),
    ArrayMaxSize(most, ruleOptions('TOO_MANY', { max: most })),
    IsInt(rule),
    Min(min, rule),
    Max(max, rule),
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
