import { isDay } from '@shop/contract/dubai-day';
import { MAX_LENGTH } from '@shop/contract/limits';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import { isAmount, MAX_AED } from '@shop/contract/money';
import { cleanLine, cleanText } from '@shop/contract/text';
import { DAY, DAY_OR_INSTANT, isDayOrInstant } from './dates.js';
import { hasNoLineBreak, isPlainText } from './plain-text.js';
import { ruleOptions } from '../../errors/refuse.js';

/** How the API writes the id of a record. */
export const ID_PATTERN = '^[0-9a-f]{24}$';
export const EXAMPLE_ID = '6920200f1c2d3e4f5a6b7c8d';

/** Options of every field decorator. */
export interface FieldOptions {
  /** `'filled'`: the field may be omitted, but not null. */
  readonly optional?: boolean | 'filled';
  readonly description?: string;
  readonly example?: unknown;
}

const isSent = (_body: object, value: unknown) => value !== undefined;

/** The validators that allow an optional field to be omitted. */
export const presence = ({ optional }: FieldOptions) => {
  if (optional === 'filled') return [ValidateIf(isSent)];
  return optional === true ? [IsOptional()] : [];
};

/** The options of `ApiProperty` beside the type. An optional field may also be null, unless it is `'filled'`. */
export const about = ({ optional = false, description, example }: FieldOptions) => ({
  required: optional === false,
  nullable: optional === true ? true : undefined,
  description,
  example,
});

/** At least one character that is seen. */
const NOT_BLANK = '[^\\s\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]';

/** The cleaning of a text before it is checked. */
const CLEANING = {
  /** Invisible marks go, letters are composed, a line break is a space. */
  line: cleanLine,
  /** The same, and line breaks stay. */
  paragraphs: cleanText,
  /** Passwords, codes, tokens, keys and signatures stay as they were sent. */
  exact: (text: string) => text,
} as const;

interface TextOptions extends FieldOptions {
  readonly max: number;
  readonly required?: string;
  readonly trim?: boolean;
  /** A line, unless it says otherwise. */
  readonly kind?: keyof typeof CLEANING;
}

/** A trimmed, cleaned text. `required` is the message for an empty text; without it, an empty text is valid, also as null. */
export function Text(options: TextOptions): PropertyDecorator {
  const { max, required, trim = true, kind = 'line' } = options;
  const filled = required === undefined ? [] : [IsNotEmpty(ruleOptions('REQUIRED', {}, required))];
  const bounds = required === undefined ? { nullable: true } : { minLength: 1, pattern: trim ? NOT_BLANK : undefined };
  return applyDecorators(
    ApiProperty({ ...about(options), type: String, maxLength: max, ...bounds }),
    Transform(({ value }: { value: unknown }) => {
      if (value === null && required === undefined) return '';
      if (typeof value !== 'string') return value;
      const clean = CLEANING[kind](value);
      return trim ? clean.trim() : clean;
    }),
    ...presence(options),
    IsString(required === undefined ? ruleOptions('TEXT') : ruleOptions('REQUIRED', {}, required)),
    ...filled,
    ValidateBy({ name: 'isPlainText', validator: { validate: isPlainText } }, ruleOptions('UNPRINTABLE')),
    MaxLength(max, ruleOptions('TOO_LONG', { max })),
  );
}

/** A text of several paragraphs, such as a reason. It may be omitted unless it is `required`. */
export const Note = ({
  required,
  ...docs
}: Pick<TextOptions, 'required' | 'description' | 'example'>): PropertyDecorator =>
  Text({
    max: MAX_LENGTH.note,
    kind: 'paragraphs',
    ...(required === undefined ? { optional: true } : { required }),
    ...docs,
  });

/** A quoted local part may hold a line break, which would begin another header of the email. */
export const ofOneLine = (options: ValidationOptions) =>
  ValidateBy({ name: 'hasNoLineBreak', validator: { validate: hasNoLineBreak } }, options);

const AddressText = (options: FieldOptions & { required?: string }) =>
  applyDecorators(Text({ ...options, max: MAX_LENGTH.email, kind: 'paragraphs' }), ofOneLine(ruleOptions('EMAIL')));

export function Email(options: FieldOptions & { required: string }): PropertyDecorator {
  return applyDecorators(AddressText(options), ApiProperty({ format: 'email' }), IsEmail({}, ruleOptions('EMAIL')));
}

/** An email address, or an empty text. */
export function EmailIfAny(options: FieldOptions): PropertyDecorator {
  return applyDecorators(
    AddressText(options),
    ApiProperty({ pattern: '^\\s*$|^[^@]+@[^@]+$' }),
    ValidateIf((_body: object, value: unknown) => value !== ''),
    IsEmail({}, ruleOptions('EMAIL')),
  );
}

/** An amount in AED with at most two decimals. */
export function Amount(options: FieldOptions & { min?: number; message?: string } = {}): PropertyDecorator {
  const min = options.min ?? 0;
  const rule = ruleOptions('AMOUNT', { min, max: MAX_AED }, options.message);
  return applyDecorators(
    ApiProperty({ ...about(options), type: Number, minimum: min, maximum: MAX_AED, multipleOf: 0.01 }),
    ...presence(options),
    // IsNumber fails on numbers that JavaScript writes with an exponent, such as 1e-7.
    ValidateBy({ name: 'isAmount', validator: { validate: isAmount } }, rule),
    Min(min, rule),
    Max(MAX_AED, rule),
  );
}

/** An amount that can be below 0. */
export function SignedAmount(options: FieldOptions = {}): PropertyDecorator {
  const rule = ruleOptions('AMOUNT', { min: -MAX_AED, max: MAX_AED });
  const validate = (value: unknown) =>
    typeof value === 'number' && isAmount(Math.abs(value)) && Math.abs(value) <= MAX_AED;
  return applyDecorators(
    ApiProperty({ ...about(options), type: Number, minimum: -MAX_AED, maximum: MAX_AED, multipleOf: 0.01 }),
    ...presence(options),
    ValidateBy({ name: 'isSignedAmount', validator: { validate } }, rule),
  );
}

export function WholeNumber(options: FieldOptions & { min: number; max: number; message?: string }): PropertyDecorator {
  const { min, max } = options;
  const rule = ruleOptions('WHOLE_NUMBER', { min, max }, options.message);
  return applyDecorators(
    ApiProperty({ ...about(options), type: 'integer', minimum: min, maximum: max }),
    ...presence(options),
    IsInt(rule),
    Min(min, rule),
    Max(max, rule),
  );
}

/** The version that the caller loaded. The change is refused if the record has a newer one. */
export function Version(): PropertyDecorator {
  return WholeNumber({ min: 1, max: 1e9, optional: true, description: 'Version that was loaded', example: 1 });
}

/** An `_id`. A record with an `_id` is also valid, because react-admin sends references back as records. */
export function Id(options: FieldOptions & { message?: string } = {}): PropertyDecorator {
  const rule = ruleOptions('ID', {}, options.message);
  return applyDecorators(
    ApiProperty({ ...about({ example: EXAMPLE_ID, ...options }), type: String, pattern: ID_PATTERN }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && '_id' in value ? value._id : value,
    ),
    ...presence(options),
    IsString(rule),
    IsMongoId(rule),
  );
}

export function OneOf(values: readonly string[], options: FieldOptions & { message?: string } = {}): PropertyDecorator {
  const named = values.filter((value) => value !== '');
  const all = [...named, ...(named.length < values.length ? ['or nothing'] : [])].join(', ');
  return applyDecorators(
    ApiProperty({ ...about({ example: values[0], ...options }), enum: [...values] }),
    ...presence(options),
    IsIn(values, ruleOptions('ONE_OF', { values: all }, options.message)),
  );
}

/** One of the values, or null. */
export function OneOfOrNone(
  values: readonly string[],
  options: Omit<FieldOptions, 'optional'> = {},
): PropertyDecorator {
  return applyDecorators(OneOf(values, { ...options, optional: true }), ApiProperty({ enum: [...values, null] }));
}

export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ ...about({ example: true, ...options }), type: Boolean }),
    ...presence(options),
    IsBoolean(ruleOptions('BOOLEAN')),
  );
}

/** A day (`2026-11-21`) or an instant (`2026-11-21T08:00:00Z`). */
export function DateOrInstant(options: FieldOptions & { message?: string } = {}): PropertyDecorator {
  const rule = ruleOptions('DATE', {}, options.message);
  return applyDecorators(
    ApiProperty({ ...about({ example: '2026-11-21', ...options }), type: String, pattern: DAY_OR_INSTANT.source }),
    ...presence(options),
    ValidateBy({ name: 'isDayOrInstant', validator: { validate: isDayOrInstant } }, rule),
  );
}

const notADay = (value: unknown) =>
  typeof value === 'string' ? ruleOptions('DAY', { value }) : ruleOptions('DAY/no-text');

/** A day of the calendar: `2026-11-21`. */
export function Day(options: FieldOptions = {}): PropertyDecorator {
  const format = { type: String, format: 'date', pattern: DAY.source };
  return applyDecorators(
    ApiProperty({ ...about({ example: '2026-11-21', ...options }), ...format }),
    ...presence(options),
    ValidateBy(
      { name: 'isDay', validator: { validate: (value: unknown) => typeof value === 'string' && isDay(value) } },
      { ...ruleOptions('DAY/no-text'), message: ({ value }) => notADay(value).message },
    ),
  );
}

const IGNORED_EXAMPLES = { number: 0, string: '', boolean: false } as const;

/** A field that callers may send and that the server ignores. */
export function Ignored(description: string, type: keyof typeof IGNORED_EXAMPLES = 'number'): PropertyDecorator {
  const example = IGNORED_EXAMPLES[type];
  return applyDecorators(ApiProperty({ required: false, type, deprecated: true, description, example }), IsOptional());
}
